/** Strona opcji. */
export const options = {
	title: 'Opcje',
	names: {
		language: 'Język',
		theme: 'Barwy',
		suitColours: 'Barwy kolorów kart',
		isAnimated: 'Pokazuj łańcuch i odwracanie',
		isClockShown: 'Pokazuj minuty gry',
	},
	values: {
		en: 'English',
		pl: 'polski',
		terminal: 'jak w terminalu',
		light: 'na jasne tło',
		dark: 'na ciemne tło',
		contrast: 'duży kontrast',
		none: 'bez barw',
		'2': 'dwie',
		'4': 'cztery',
		true: 'tak',
		false: 'nie',
	},
};
