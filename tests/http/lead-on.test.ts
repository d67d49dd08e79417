import { expect, it } from 'vitest';
import { LANGUAGES, textOf } from '../support/http-site';

/** Returns the part of a page that leads on, which is the last of its main part; '' without one. It holds sections of its own. */
const onwardsOf = (html: string): string => /<section[^>]*aria-labelledby="seguir-t".*?<\/main>/s.exec(html)?.[0] ?? '';

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
    const section = onwardsOf(await textOf(prefix + from));
    for (const href of links) expect(section).toContain(`href="${prefix}${href}"`);
  }
});

it('an article that nothing belongs to leads nowhere', async () => {
  expect(onwardsOf(await textOf('/actualidad/gripe-o-resfriado'))).toBe('');
});
