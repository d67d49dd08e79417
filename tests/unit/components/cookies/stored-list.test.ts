import { describe, expect, it } from 'vitest';
import { legalPages } from '@/backend/seed/content/pages-legal';
import { STORED } from '@/components/cookies/stored-list';

describe('what the site stores', () => {
  it.each(['es', 'ca', 'en'] as const)('is named in the policy of cookies too (%s)', (locale) => {
    const policy = legalPages.find(({ urlseo }) => urlseo === 'politica-cookies')?.contenido;
    const text = typeof policy === 'object' ? (policy?.[locale] ?? '') : '';
    expect(STORED.filter(([name]) => !text.includes(`<td>${name}</td>`))).toEqual([]);
  });
});
