import {describe, expect, test} from 'vitest';
import {type GameId, gameOf, games, gamesNamed} from '../../source/games/index.js';
import {plainLetters} from '../../source/games/plain-letters.js';

const found = (typed: string) => gamesNamed(typed).map(({id}) => id);

describe('the games', () => {
	test('there are thirteen, each with an id of its own that never changes', () => {
		expect(games.map(({id}) => id).toSorted()).toEqual([
			'chaldejski',
			'cztery-katy',
			'damski-kaprys',
			'fajerwerk',
			'gotycki-zamek',
			'kaprysnice',
			'ksiezna-de-luynes',
			'otwarty-pakiet',
			'pasjans-z-wakansami',
			'tajemnica',
			'tajemnica-na-asach',
			'zwarta-kolumna',
			'zwarta-kolumna-z-uzupelnianiem',
		]);
	});

	test.each([
		['damski-kaprys', 'Damski kaprys', 'The Ladies’ Caprice'],
		['kaprysnice', 'Kapryśnice', 'The Capricious Ladies'],
		['fajerwerk', 'Fajerwerk', 'Fireworks'],
		['tajemnica', 'Tajemnica', 'The Secret'],
		['tajemnica-na-asach', 'Tajemnica na asach', 'The Secret on aces'],
		['otwarty-pakiet', 'Otwarty pakiet', 'The Open Packet'],
		['ksiezna-de-luynes', 'Księżna de Luynes, Paryżanka', 'The Duchess of Luynes, Parisienne'],
		['zwarta-kolumna', 'Zwarta kolumna', 'The Close Column'],
		[
			'zwarta-kolumna-z-uzupelnianiem',
			'Zwarta kolumna z uzupełnianiem',
			'Close Column with filling',
		],
		['chaldejski', 'Chaldejski', 'The Chaldean'],
		['gotycki-zamek', 'Gotycki zamek', 'The Gothic Castle'],
		['cztery-katy', 'Cztery kąty', 'The Four Corners'],
		['pasjans-z-wakansami', 'Pasjans z wakansami', 'Patience with vacancies'],
	])('%s has its Polish name and an English gloss', (id, name, gloss) => {
		expect(gameOf(id)).toMatchObject({name, gloss});
	});

	test.each([
		['damski-kaprys', 4],
		['kaprysnice', 2],
		['fajerwerk', 2],
		['tajemnica', 4],
		['tajemnica-na-asach', 3],
		['otwarty-pakiet', 4],
		['ksiezna-de-luynes', 4],
		['zwarta-kolumna', 3],
		['zwarta-kolumna-z-uzupelnianiem', 3],
		['chaldejski', 3],
		['gotycki-zamek', 3],
		['cztery-katy', 3],
		['pasjans-z-wakansami', 3],
	])('%s has %i deals', (id, deals) => {
		expect(gameOf(id)?.deals).toHaveLength(deals);
	});

	test('eight foundations everywhere; 96 cards win Tajemnica, 104 every other game', () => {
		for (const game of games) {
			expect(game.foundations).toHaveLength(8);
			const needed = game.foundations.reduce((sum, {length}) => sum + length, 0);
			expect(needed).toBe(game.id === 'tajemnica' ? 96 : 104);
		}
	});

	test('what has an entry for each game compiles with all of them only', () => {
		// @ts-expect-error there is no such game
		const id: GameId = 'bridge';
		// @ts-expect-error the other twelve are missing
		const entries: Record<GameId, string> = {tajemnica: 'one'};

		expect(Object.keys(entries)).not.toContain(id);
	});

	test('games of a family stand together', () => {
		const families = games.map(({family}) => family);
		const changes = families.filter((family, index) => family !== families[index - 1]);
		expect(new Set(changes).size).toBe(changes.length);
	});
});

describe('a game named on the command line', () => {
	test.each(games)('$id is found by its whole id', ({id}) => {
		expect(found(id)).toEqual([id]);
		expect(gameOf(id)?.id).toBe(id);
	});

	test.each([
		['paryzanka', 'ksiezna-de-luynes'],
		['par', 'ksiezna-de-luynes'],
		['otw', 'otwarty-pakiet'],
		['kap', 'kaprysnice'],
		['ks', 'ksiezna-de-luynes'],
		['pas', 'pasjans-z-wakansami'],
		['tajemnica-', 'tajemnica-na-asach'],
		['zwarta-kolumna-z', 'zwarta-kolumna-z-uzupelnianiem'],
		['ch', 'chaldejski'],
		['c', ['chaldejski', 'cztery-katy']],
		['OTW', 'otwarty-pakiet'],
	])('an unambiguous beginning of an id or other name is accepted: %s', (typed, id) => {
		expect(found(typed).toSorted()).toEqual([id].flat());
	});

	test.each(games)('$name is found by its Polish name, however it is written', ({id, name}) => {
		const written = [name, name.toUpperCase(), plainLetters(name), ` ${name} `];
		const hyphened = written.map(words => words.replaceAll(' ', '-').replaceAll(',', ''));
		for (const typed of [...written, ...hyphened.slice(0, 3), name.normalize('NFD')]) {
			expect(found(typed), typed).toEqual([id]);
		}
		for (const part of name.split(', ')) {
			expect(found(part), part).toEqual([id]);
		}
	});

	test.each([
		['Cztery k', 'cztery-katy'],
		['księ', 'ksiezna-de-luynes'],
		['Paryż', 'ksiezna-de-luynes'],
		['zwarta kolumna z', 'zwarta-kolumna-z-uzupelnianiem'],
		['ZWARTA  KOLUMNA  Z  UZUPEŁ', 'zwarta-kolumna-z-uzupelnianiem'],
	])('so is its beginning: %s', (typed, id) => {
		expect(found(typed)).toEqual([id]);
	});

	test('a complete name wins over longer ones', () => {
		expect(found('tajemnica')).toEqual(['tajemnica']);
		expect(found('zwarta-kolumna')).toEqual(['zwarta-kolumna']);
	});

	test('an ambiguous beginning gives all it can mean, an unknown name none', () => {
		expect(found('taj')).toEqual(['tajemnica', 'tajemnica-na-asach']);
		expect(found('pa').toSorted()).toEqual(['ksiezna-de-luynes', 'pasjans-z-wakansami']);
		for (const typed of ['bridge', '?', '-', '♠', 'kąty']) {
			expect(found(typed), typed).toEqual([]);
		}
		expect(found('constructor')).toEqual([]);
		expect(gameOf('taj')).toBeUndefined();
	});
});
