import { DEFAULT_PHONE } from '@clinic/contract/group-phones';
import { expect, it } from 'vitest';
import { demoTables } from '#seed/demo';

const DIGITS = DEFAULT_PHONE.replace(/\D/g, '');

it('uses a placeholder for the public telephone in texts', () => {
  const { centromedicos: _, ...texts } = demoTables();
  expect(JSON.stringify(texts).replace(/\s/g, '')).not.toContain(DIGITS);
});
