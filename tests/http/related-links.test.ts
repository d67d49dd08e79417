import { expect, it } from 'vitest';
import { LANGUAGES, textOf } from '../support/http-site';

/** Returns the related section of a page, with the sections inside it; '' without one. */
function relatedSectionOf(html: string): string {
  const from = html.search(/<section[^>]*aria-labelledby="seguir-t"/);
  if (from < 0) return '';
  const rest = html.slice(from);
  let depth = 0;
  for (const { 0: tag, index } of rest.matchAll(/<\/?section/g)) {
    depth += tag === '<section' ? 1 : -1;
    if (depth === 0) return rest.slice(0, index);
  }
  return rest;
}

it.each([
  ['/pruebas/gastroscopia', ['/especialidades/aparato-digestivo', '/productos/gastroscopia-y-colonoscopia']],
  ['/productos/gastroscopia-y-colonoscopia', ['/pruebas/gastroscopia', '/pruebas/colonoscopia']],
  ['/especialidades/medicina-deportiva', ['/actualidad/salud-y-running-prueba-de-esfuerzo', '/actualidad']],
  [
    '/actualidad/salud-y-running-prueba-de-esfuerzo',
    ['/especialidades/medicina-deportiva', '/pruebas/prueba-de-esfuerzo', '/pruebas/electrocardiograma'],
  ],
])('%s links to what the catalogue says belongs to it, in every language', async (from, links) => {
  for (const [, prefix] of LANGUAGES) {
    const section = relatedSectionOf(await textOf(prefix + from));
    for (const href of links) expect(section).toContain(`href="${prefix}${href}"`);
  }
});

it('an article without related records has no links to others', async () => {
  expect(relatedSectionOf(await textOf('/actualidad/gripe-o-resfriado'))).toBe('');
});
