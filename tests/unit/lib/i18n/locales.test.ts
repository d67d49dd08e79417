import { describe, expect, it } from 'vitest';
import { localeOfPath } from '@/lib/i18n/locales';

describe('localeOfPath', () => {
  it('uses only the first segment', () => {
    expect([
      localeOfPath('/ca'),
      localeOfPath('/en/clinicas'),
      localeOfPath('/catalogo'),
      localeOfPath('/x/en'),
    ]).toEqual(['ca', 'en', 'es', 'es']);
  });
});
