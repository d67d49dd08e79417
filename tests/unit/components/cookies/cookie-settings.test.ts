import { describe, expect, it } from 'vitest';
import { demoTables } from '@/backend/seed/demo';
import { aRecordOf } from '@/backend/tests/support/rows';
import { SESSION_STORAGE_ENTRIES, STORED } from '@/components/cookies/cookie-settings';
import ca from '@/messages/ca.json';
import en from '@/messages/en.json';
import es from '@/messages/es.json';

const TEXTS = { es: es.Cookies, ca: ca.Cookies, en: en.Cookies };

describe('every stored item', () => {
  it.each(['es', 'ca', 'en'] as const)('is named in the cookie policy, too (%s)', (locale) => {
    const policy = demoTables().paginas.find(({ urlseo }) => urlseo === 'politica-cookies')?.contenido;
    const text = aRecordOf(policy) ? String(policy[locale]) : '';
    const names = [...STORED.map(([name]) => name), ...SESSION_STORAGE_ENTRIES.map(([name]) => TEXTS[locale][name])];
    expect(names.filter((name) => !text.includes(`<td>${name}</td>`))).toEqual([]);
  });
});
