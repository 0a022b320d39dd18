import type {doctor as english} from '../en/doctor.js';

/** Co mówi `pasjans doctor` i porządki w statystykach. */
export const doctor: typeof english = {
	directory: path => `Gry i statystyki leżą w ${path}`,
	files: (count, bytes) => `Plików: ${count}, razem bajtów: ${bytes}`,
	file: (path, bytes) => `  ${String(bytes).padStart(8)}  ${path}`,
	link: (path, target) => `  ${path} prowadzi do ${target}`,
	waitingGames: count => `Gry, które czekają na dokończenie: ${count}`,
	openGame: (slot, pid) => `  ${slot} jest otwarta w procesie ${pid}`,
	perhapsOpenGame: (slot, since) =>
		`  ${slot} jest być może otwarta na innym komputerze${since === undefined ? '' : ` od ${since}`}`,
	waitingResults: count => `Wyniki jeszcze niedopisane do pliku statystyk: ${count}`,
	setAside: 'Odłożone na bok; można je usunąć, jeśli niczego nie brakuje:',
	nothingSetAside: 'Niczego nie odłożono na bok.',
	healthy: 'Wszystko da się odczytać i zapisać.',
	exported: path => `Statystyki zapisano w pliku ${path}.`,
	notExported: path => `${path} już istnieje; podaj nazwę nowego pliku.`,
	exportFailed: path => `Nie można zapisać ${path}: brak prawa zapisu albo miejsca.`,
	reset: path => `Statystyki zaczynają się od nowa; poprzednie zostały w ${path}.`,
	nothingToReset: 'Nie ma statystyk, które można by zacząć od nowa.',
	resetBusy: 'Statystyki zapisuje właśnie inne okno: spróbuj ponownie za chwilę.',
	resetFailed: 'Nie udało się zacząć statystyk od nowa; zostały takie, jakie były.',
	recounted: games =>
		`Policzono od nowa wszystkie wyniki (gier: ${games}): statystyki się zgadzają.`,
	corrected: games =>
		`Policzono od nowa wszystkie wyniki (gier: ${games}) i poprawiono statystyki:`,
	different: (game, key, was, is) => `  ${game}, ${key}: było ${was || '–'}, ma być ${is || '–'}`,
	nothingToRecount: 'Nie zapisano jeszcze żadnego wyniku.',
	notRecounted: path =>
		`Część wyników w ${path} jest uszkodzona lub zniknęła i policzono by ich mniej: statystyki zostają, jakie były.`,
	recountFailed: 'Nie udało się policzyć wyników od nowa; statystyki zostały takie, jakie były.',
	unsaved: path =>
		`Ostatnich ruchów lub wyników nie udało się zapisać w ${path}; co było tam przedtem, jest całe.`,
	idle: minutes => `Od ${minutes} nikt nie dotknął klawisza: gra jest zachowana i czeka.`,
	badDuration: typed => `„${typed}” nie jest czasem dla --idle-exit: napisz 90s, 30m albo 2h.`,
};
