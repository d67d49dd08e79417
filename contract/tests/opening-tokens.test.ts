import { describe, expect, it } from 'vitest';
import { openingTokens } from '../opening-tokens';

const kinds = (text: string) =>
  openingTokens(text)?.map((token) => (token.kind === 'time' ? token.minute : token.kind));

describe('openingTokens', () => {
  it.each([
    ['todos los días', [0, 1, 2, 3, 4, 5, 6]],
    ['tots els dies', [0, 1, 2, 3, 4, 5, 6]],
    ['cada dia', [0, 1, 2, 3, 4, 5, 6]],
    ['every day', [0, 1, 2, 3, 4, 5, 6]],
    ['entre semana', [0, 1, 2, 3, 4]],
    ['els dies feiners', [0, 1, 2, 3, 4]],
    ['dies feiners', [0, 1, 2, 3, 4]],
    ['los días laborables', [0, 1, 2, 3, 4]],
    ['laborables', [0, 1, 2, 3, 4]],
    ['feiners', [0, 1, 2, 3, 4]],
    ['fin de semana', [5, 6]],
    ['los fines de semana', [5, 6]],
    ['cap de setmana', [5, 6]],
    ['els caps de setmana', [5, 6]],
  ])('reads %s as days %j', (text, days) => {
    expect(openingTokens(text)).toEqual([{ kind: 'days', days }, { kind: 'line' }]);
  });

  it.each(['24 horas', '24h', '24 hores', '24 hours'])('reads %s as the whole day', (text) => {
    expect(kinds(text)).toEqual(['allDay', 'line']);
  });

  it.each([
    ['8', 480],
    ['08:05', 485],
    ['8.30 h', 510],
    ['8h30', 510],
    ['24:00', 1440],
    ['12:59 am', 59],
    ['8:59', 539],
    ['1 am', 60],
    ['12 am', 0],
    ['12 pm', 720],
    ['1 p. m.', 780],
    ['1 p.m', 780],
    ['11:30 p.m.', 1410],
    ['9 horas', 540],
    ['9 hs', 540],
  ])('reads the time %s as minute %d', (text, minute) => expect(kinds(text)).toEqual([minute, 'line']));

  it('distinguishes times with am or pm', () => {
    expect(openingTokens('8 am')).toEqual([{ kind: 'time', minute: 480, isHalf: true }, { kind: 'line' }]);
    expect(openingTokens('8')).toEqual([{ kind: 'time', minute: 480, isHalf: false }, { kind: 'line' }]);
  });

  it.each(['8:60', '24:01', '25', '0:30 am', '13 pm', '13:00 am', 'quizás', '8 ?'])(
    'returns null for %j, which is not in any timetable',
    (text) => expect(openingTokens(text)).toBeNull(),
  );

  it('reads lines and words between times, and skips fillers and empty lines', () => {
    expect(kinds('de 9 a las 13\r\n\n; d’16 fins a 20')).toEqual([540, 'to', 780, 'line', 960, 'to', 1200, 'line']);
    expect(kinds('9 a la 13; 16 a les 20')).toEqual([540, 'to', 780, 'line', 960, 'to', 1200, 'line']);
    expect(kinds('9\n10')).toEqual([540, 'line', 600, 'line']);
    expect(openingTokens('')).toEqual([]);
  });
});
