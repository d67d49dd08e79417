import { expect, it } from 'vitest';
import { demoTables } from '#seed/demo';
import settings from '../../seed/settings.json' with { type: 'json' };

const DIGITS = settings.PUBLIC_PHONE.replace(/\D/g, '');

it('names the public telephone in texts, never writes it out', () => {
  const { centromedicos: _, ...texts } = demoTables();
  expect(JSON.stringify(texts).replace(/\s/g, '')).not.toContain(DIGITS);
});
