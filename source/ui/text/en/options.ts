/** The page of options. */
export const options = {
	title: 'Options',
	names: {
		language: 'Language',
		theme: 'Colours',
		suitColours: 'Colours of the suits',
		isAnimated: 'Show chains and turning over',
		isClockShown: 'Show the minutes played',
	},
	values: {
		en: 'English',
		pl: 'polski',
		terminal: 'the terminal’s own',
		light: 'for a light background',
		dark: 'for a dark background',
		contrast: 'high contrast',
		none: 'none',
		'2': 'two',
		'4': 'four',
		true: 'yes',
		false: 'no',
	},
};
