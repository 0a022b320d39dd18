import {wrapped} from '../wrap.js';

/** Jak wywołuje się `stats` z opcją. */
const statsWith = (flag: string): string =>
	`pasjans stats --${flag}${flag === 'export' ? ' <plik>' : ''}`;

/** Co mówi wiersz poleceń. */
export const cli = {
	help: `Użycie
  pasjans                  spis pasjansów
  pasjans <gra>            przerwana gra albo nowe rozdanie
  pasjans <gra> --deal 7   rozdanie o tym numerze
  pasjans games            pasjanse i ich nazwy
  pasjans rules <gra>      zasady pasjansa
  pasjans stats [gra]      statystyka; --json dla programów
  pasjans stats --export <plik>
                           zapisuje ją w pliku
  pasjans stats --reset    zaczyna ją od nowa
  pasjans doctor           gdzie co leży i co jest nie tak
  pasjans doctor --recount liczy wszystkie wyniki od nowa
  pasjans trace <gra> --deal 7
                           dla programów: układ jako JSON,
                           potem następny po każdym ruchu;
                           widać zakryte karty

Nazwę można skrócić, byle była jednoznaczna: pasjans otw.

Opcje
  --deal <n>         numer rozdania, od 1 do 4294967295
  --stock "<karty>"  przy trace: karty w kolejności
                     rozdawania (AS 10H QD …)
  --json             przy stats: jako JSON
  --lang <en|pl>     język; inaczej według ustawień systemu
  --theme <nazwa>    terminal, light, dark, contrast, none
  --suits <2|4>      dwie albo cztery barwy kolorów
  --clock            pokazuje minuty gry
  --no-animation     łańcuch i odwracanie bez pokazu
  --ascii            litery zamiast znaków kolorów i ramek
  --no-ascii         znaki, także gdy bywają za szerokie
  --no-color         bez barw
  --reader           zwykłe pisanie, dla czytnika ekranu
  --idle-exit <30m>  koniec po takim czasie bez klawisza
  --data-dir <katalog>
                     gdzie leżą gry i statystyki
  --help, --version

Przy stole ? pokazuje klawisze, a klawisz i – zasady.`,
	unknownGame: (typed: string) => `Nie ma pasjansa „${typed}”. Wszystkie wymienia pasjans games.`,
	severalGames: (typed: string, ids: readonly string[]) =>
		`„${typed}” pasuje do kilku pasjansów: ${ids.join(', ')}. Podaj dłuższą część nazwy.`,
	missingGame: (command: string) => `Który pasjans? Na przykład: pasjans ${command} tajemnica`,
	whichRules: 'Zasady pasjansa pokaże:',
	tooMany: (word: string) => `Słowo „${word}” jest zbędne. Pomoc: pasjans --help.`,
	badChoice: (flag: string, typed: string, choices: readonly string[]) =>
		`„${typed}” nie pasuje do --${flag}: podaj jedno z: ${choices.join(', ')}.`,
	stockOnlyInTrace: '--stock działa tylko z trace: pasjans trace <gra> --stock "<karty>".',
	onlyInStats: (flag: string) => `--${flag} działa tylko ze stats: ${statsWith(flag)}.`,
	onlyInDoctor: '--recount działa tylko z doctor: pasjans doctor --recount.',
	notCombined: (flag: string) =>
		`--${flag} dotyczy statystyk wszystkich gier i z niczym się nie łączy: ${statsWith(flag)}.`,
	dealNeedsGame: '--deal wymaga nazwy pasjansa: pasjans <gra> --deal 7.',
	badCard: (word: string) =>
		`„${word}” to nie karta. Karty pisze się tak: AS, 10H, QD, KC, z odstępami.`,
	badStock: (count: number, needed: number, missing: string, extra: string) =>
		[
			`Talia musi mieć dokładnie te karty, z którymi gra się zaczyna (${needed}); podano ${count}.`,
			missing === '' ? '' : ` Brakuje: ${missing}.`,
			extra === '' ? '' : ` Za dużo: ${extra}.`,
		].join(''),
	unknownFlag: (flag: string) => `Nie ma opcji ${flag}. Opcje wymienia pasjans --help.`,
	needsValue: (flag: string) => `--${flag} wymaga wartości. Jakiej, mówi pasjans --help.`,
	flagTwice: (flag: string) =>
		`${flag} podano dwa razy, a wystarczy raz. Możliwości pokazuje pasjans --help.`,
	replaced:
		'Program jest właśnie aktualizowany: uruchom go ponownie, a jeśli to nie pomoże, zainstaluj od nowa.',
	noHome:
		'Nie wiadomo, gdzie trzymać gry, bo nie ma katalogu domowego: ustaw HOME lub PASJANS_DATA_DIR na pełną ścieżkę albo podaj ją w --data-dir.',
	noCurrentDirectory: (typed: string) =>
		`„${typed}” zaczyna się w bieżącym katalogu, którego już nie ma: podaj ścieżkę od /.`,
	fault: (fault: string, system: string) =>
		`${wrapped(`pasjans przerwał pracę z powodu błędu w programie: ${fault || 'bez opisu'}`, 80).join('\n')}
Gra jest zapisana. Prosimy zgłosić to autorom programu
(${system}).`,
};

/** Co uniemożliwia otwarcie stołu. */
export const obstacles = {
	'no-input-terminal': 'Gra czyta klawisze z terminala, a standardowe wejście to plik albo potok.',
	'no-output-terminal': 'Gra rysuje na terminalu, a standardowe wyjście to plik albo potok.',
	'no-term':
		'Nie wiadomo, jaki to terminal, bo TERM jest puste: spróbuj TERM=xterm-256color albo TERM=vt100.',
	'dumb-term':
		'Gra przesuwa kursor, czego TERM=dumb nie potrafi: użyj innego terminala albo TERM=vt100.',
};

const reasons: Readonly<Record<string, string>> = {
	ENOENT: 'nie ma takiego katalogu',
	ENOTDIR: 'coś po drodze nie jest katalogiem',
	EEXIST: 'na drodze stoi plik',
	EISDIR: 'to katalog',
	EACCES: 'brak uprawnień',
	EPERM: 'brak uprawnień',
	ELOOP: 'dowiązania prowadzą w kółko',
	EIO: 'dysk zgłasza błąd',
	ENAMETOOLONG: 'nazwa jest za długa',
};

const because = (code: string): string => (code in reasons ? `: ${reasons[code]}` : ` (${code})`);

/** Co się mówi o plikach, których nie można odczytać lub zapisać. */
export const problems = {
	'broken-file-set-aside': (path: string) => `Uszkodzony plik odłożono jako ${path}.`,
	'broken-file': (path: string) => `Pominięto uszkodzony plik: ${path}.`,
	'newer-format': (path: string) =>
		`Plik ${path} zapisała nowsza wersja programu; zostaje bez zmian.`,
	'disk-full': () => 'Dysk jest pełny: gra toczy się dalej i zapisze się, gdy będzie miejsce.',
	'read-only': () => 'Dysk jest tylko do odczytu: gra toczy się dalej, ale bez zapisu.',
	'no-permission': (path: string) => `Brak prawa zapisu do ${path}: gra nie jest zapisana.`,
	'file-too-large': () => 'Ograniczenie wielkości plików nie pozwala zapisać gry.',
	'not-written': (path: string, code: string) => `Nie udało się zapisać ${path}${because(code)}.`,
	'program-replaced': (path: string) =>
		`Program zaktualizowano w trakcie gry, więc ${path} zostaje bez zmian: uruchom go ponownie.`,
	'not-readable': (path: string, code: string) => `Nie udało się odczytać ${path}${because(code)}.`,
	'game-too-long': () => 'Ta gra ma za dużo ruchów, by ją zapisać; zostaje ostatni zapis.',
	'taken-over': () => 'Tę grę przejęło inne okno; tutaj toczy się dalej jej kopia.',
	'no-longer-there': () => 'Ta gra jest otwarta w innym oknie.',
};
