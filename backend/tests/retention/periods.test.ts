import { expect, it } from 'vitest';
import { parseBackendEnv } from '#env';
import { PERIODS, type PeriodName, periodsOf } from '#retention/periods';
import { demoTables } from '#seed/demo';
import { aRecordOf } from '#tests/support/rows';

const NAMES = Object.keys(PERIODS) as PeriodName[];

/** The number of days in each language. */
const SAID: Record<number, Record<'es' | 'ca' | 'en', string>> = {
  7: { es: 'siete días', ca: 'set dies', en: 'seven days' },
  30: { es: 'treinta días', ca: 'trenta dies', en: 'thirty days' },
  365: { es: 'un año', ca: 'un any', en: 'one year' },
  730: { es: 'dos años', ca: 'dos anys', en: 'two years' },
  1096: { es: 'tres años', ca: 'tres anys', en: 'three years' },
  2192: { es: 'seis años', ca: 'sis anys', en: 'six years' },
};

it.each(['es', 'ca', 'en'] as const)('match the privacy policy, one line each, in %s', (locale) => {
  const words = demoTables().paginas.find(({ urlseo }) => urlseo === 'politica-privacidad')?.contenido;
  const policy = aRecordOf(words) ? String(words[locale]) : '';
  const list = /<h2>6\.[\s\S]*?<ul>([\s\S]*?)<\/ul>/.exec(policy)?.[1] ?? '';
  const lines = list.split('</li>').filter((line) => line.includes('<li>'));
  expect(lines).toHaveLength(NAMES.length);
  for (const [index, name] of NAMES.entries()) {
    const { days } = PERIODS[name];
    expect([name, lines[index]]).toEqual([name, expect.stringContaining(SAID[days]?.[locale] ?? 'unsaid')]);
  }
});

it('can be configured one by one', () => {
  const set = Object.fromEntries(NAMES.map((name, index) => [PERIODS[name].variable, String(index + 1)]));
  expect(Object.values(periodsOf(parseBackendEnv(set)))).toEqual(NAMES.map((_, index) => index + 1));
  expect(Object.values(periodsOf(parseBackendEnv({})))).toEqual(NAMES.map((name) => PERIODS[name].days));
});

it.each(['0', '-1', 'x', '1.5'])('are refused unless they are a whole number of days: %s', (value) => {
  expect(() => parseBackendEnv({ RETAIN_MAILS_DAYS: value })).toThrow('RETAIN_MAILS_DAYS is not usable');
});
