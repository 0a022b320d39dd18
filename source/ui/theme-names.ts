/** The colour themes: `terminal` takes the terminal's own colours, `none` has none. */
export const themeNames = ['terminal', 'light', 'dark', 'contrast', 'none'] as const;

export type ThemeName = (typeof themeNames)[number];
