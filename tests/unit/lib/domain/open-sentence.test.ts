import { describe, expect, it } from 'vitest';
import { isPast, readTexts, readWeek, sentence, writeTexts, writeWeek } from '@/lib/domain/open-sentence';

const TEXTS = {
  open: 'Abierto',
  closed: 'Cerrado',
  closes: 'Cierra a las {time}',
  opensToday: 'Abre a las {time}',
  opensOn: 'Abre el {day} a las {time}',
  days: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'],
};

describe('the sentence about opening hours', () => {
  it.each([
    [{ kind: 'open' }, 'Abierto', false],
    [{ kind: 'never' }, 'Cerrado', true],
    [{ kind: 'closing', minute: 1320 }, 'Cierra a las 22:00', false],
    [{ kind: 'closed', day: 0, minute: 460, isToday: true }, 'Abre a las 7:40', true],
    [{ kind: 'closed', day: 2, minute: 460, isToday: false }, 'Abre el miércoles a las 7:40', true],
    [{ kind: 'closed', day: 9, minute: 460, isToday: false }, 'Abre el  a las 7:40', true],
  ] as const)('of %j is "%s"; nobody is there: %j', (state, text, past) => {
    expect(sentence(state, TEXTS)).toBe(text);
    expect(isPast(state)).toBe(past);
  });
});

it('a week is restored from an attribute value', () => {
  const week = [
    [
      [480, 840],
      [930, 1230],
    ],
    [],
    [[0, 1440]],
    [],
    [],
    [],
    [],
  ] as const;
  expect(writeWeek(week)).toBe('480-840,930-1230;;0-1440;;;;');
  expect(readWeek(writeWeek(week))).toEqual(week);
  expect(readWeek('480')).toEqual([[[480, 0]]]);
});

it('the sentences are restored from an attribute value', () => {
  expect(readTexts(writeTexts(TEXTS))).toEqual(TEXTS);
  expect(readTexts('')).toEqual({ open: '', closed: '', closes: '', opensToday: '', opensOn: '', days: [] });
});
