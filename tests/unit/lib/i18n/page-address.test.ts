import { canonicalSpelling, decodePercent } from '@clinic/contract/address-parts';
import { RECORD_PAGES } from '@clinic/contract/record-pages';
import { FIXED_PARTS, servedSlug, suggestedSlug } from '@clinic/contract/slugs';
import fc from '@clinic/contract/tests/support/property';
import { describe, expect, it } from 'vitest';
import { ENDPOINTS, endpointOf } from '@/lib/endpoints';
import { canonicalPath, isPossible, NOT_FOUND, splitLocale } from '@/lib/i18n/page-address';
import { folderOf, PAGES } from '@/lib/routes';
import corpus from '../../../fixtures/spellings/slugs.json';

const FOLDERS = Object.entries(RECORD_PAGES);
const LISTS = [...FOLDERS.map(([, list]) => list), 'paginas'];
const pathOf = (list: string, slug: string): string => {
  const [folder] = FOLDERS.find(([, other]) => other === list) ?? [];
  return folder ? `/${folder}/${slug}` : `/${slug}`;
};

/** Texts with the characters that addresses have a rule for, and any others. */
const written = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 140 }),
  fc.string({
    unit: fc.constantFrom(..."aÁñ’'·-_/%.ΣςßİΪ\u0301 1ª病🎃", 'en', 'medicos/', 'gestion', '%C3%B1'),
    maxLength: 12,
  }),
);
const list = fc.constantFrom(...LISTS);

describe('the address of a served slug', () => {
  it.each(corpus.filter(({ served }) => served !== 'not served'))('$served of $list is a page', (entry) => {
    const path = pathOf(entry.list, entry.served);
    expect(isPossible(path)).toBe(true);
    expect(canonicalPath(path)).toBe(path === '/home' ? '/' : path);
  });

  it('is a page of its list for any text', () => {
    fc.assert(
      fc.property(list, written, (name, text) => {
        const slug = servedSlug(name, text);
        if (slug === null) return;
        const path = pathOf(name, slug);
        expect([splitLocale(path).path, isPossible(path), endpointOf(path)]).toEqual([path, true, null]);
        if (name === 'paginas') expect(folderOf(path) === '/[...pagina]' || folderOf(path) === path).toBe(true);
        else expect(folderOf(path)).toMatch(/^\/[a-z]+\/\[(?:urlseo|slug)\]$/);
      }),
    );
  });

  it('is its own canonical spelling', () => {
    fc.assert(
      fc.property(list, written, (name, text) => {
        const slug = servedSlug(name, text);
        if (slug !== null) expect([servedSlug(name, slug), canonicalSpelling(slug)]).toEqual([slug, slug]);
      }),
    );
  });

  it('may have no part that the site uses itself', () => {
    for (const [folder, name] of FOLDERS) {
      const used = Object.entries(PAGES).flatMap(([path, { filter }]) => [
        ...(path === `/${folder}` && filter ? ['filtrar'] : []),
        ...(path.startsWith(`/${folder}/`) ? [path.split('/')[2] ?? ''] : []),
      ]);
      const fixed = new Set(used.filter((part) => !/[.[]/.test(part)));
      expect([...(FIXED_PARTS[name] ?? [])].sort()).toEqual([...fixed].sort());
    }
  });

  it('may be the address of a page with a fixed one, but not of a record or an endpoint', () => {
    const fixed = Object.keys(PAGES).filter((path) => path !== '/' && !/[.[]/.test(path));
    const unserved = fixed.filter((path) => servedSlug('paginas', path) === null);
    expect(unserved).toEqual([NOT_FOUND, '/vista-previa', '/vista-previa/salir']);
    const others = Object.keys({ ...PAGES, ...ENDPOINTS }).filter(
      (path) => path.includes('/[') && path !== '/[...pagina]',
    );
    for (const path of others) expect(servedSlug('paginas', path.replaceAll(/\[+[.\w]+\]+/g, 'x'))).toBeNull();
  });
});

describe('a suggested slug', () => {
  it('is served, for any text with letters or digits', () => {
    fc.assert(
      fc.property(list, written, (name, text) => {
        const slug = suggestedSlug(name, text);
        if (slug !== '') expect(servedSlug(name, slug)).toBe(slug);
        else expect(text).not.toMatch(/^[a-z0-9]+$/);
      }),
    );
  });
});

describe('the canonical path', () => {
  it('is a fixed point for any path, and never throws', () => {
    fc.assert(
      fc.property(written, (text) => {
        const path = `/${decodePercent(text) ?? text}`;
        const canonical = canonicalPath(path);
        if (isPossible(canonical)) expect(canonicalPath(canonical)).toBe(canonical);
      }),
    );
  });
});
