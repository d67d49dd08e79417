import { DIALOG_ATTRIBUTE, LOCALE_ATTRIBUTE } from './page-marks';

/*
 * What may be fetched ahead of a click: documents that are the same for everybody. `*` in a path is any text, and every
 * path is meant in each language. public/prefetch.speculationrules is made of this (docs/decisions/0119).
 */

/** Endpoints, files, what is one visitor's own, and forms that a link fills in. */
const CLOSED = [
  '/api/*',
  '/media/*',
  '/salud/*',
  '/sitemaps/*',
  '/_next/*',
  '/*.*',
  '/login_profesional_check',
  '/portal-profesional*',
  '/profesionales/*',
  '/registro-profesional',
  '/forgot-password-profesional',
  '/upgrade-password-profesional',
  '/payment*',
  '/cita',
  '/espera',
  '/consentimiento-informado*',
  '/pedir-cita',
  '/pedir-producto',
  '/mapa/*',
];

/** Rendered for what was typed. */
const SEARCH = ['/resultados-busqueda'];

/** A visitor who writes here stays here: nothing is fetched ahead from a form. */
const FORMS = ['/contacto', '/derechos-datos'];

const NEVER = [...CLOSED, ...SEARCH];

/** Links that lead to no other page, store a choice, or are pressed for something else. */
const OTHER_LINKS = [
  '[href^="#"]',
  '[download]',
  '[target]',
  '[aria-haspopup]',
  '[aria-current]',
  '[rel~="nofollow"]',
  `[${LOCALE_ATTRIBUTE}]`,
  `[${DIALOG_ATTRIBUTE}]`,
].join();

const anyOf = (paths: readonly string[]): RegExp => {
  const written = paths.map((path) => path.replaceAll('.', '\\.').replaceAll('*', '.*'));
  return new RegExp(`^(?:/(?:es|ca|en))?(?:${written.join('|')})$`);
};
const NO_TARGET = anyOf(NEVER);
const NO_SOURCE = anyOf([...CLOSED, ...FORMS]);

/** True for a page whose links may be fetched ahead. */
export const mayPrefetchFrom = (path: string): boolean => !NO_SOURCE.test(path);

/** The same as `speculationRules` for one link, for browsers without them. `origin` is the page's. */
export const isPrefetchable = (link: HTMLAnchorElement, origin: string): boolean =>
  link.origin === origin && link.search === '' && !NO_TARGET.test(link.pathname) && !link.matches(OTHER_LINKS);

/** A rule for these targets at a hover, or as early as the browser takes something for a hint of a click. */
const atHint = (closed: readonly string[]) => [
  {
    where: {
      and: [
        { href_matches: '/*' },
        { not: { href_matches: ['/*\\?(.+)', ...closed.map((path) => `{/es}?{/ca}?{/en}?${path}`)] } },
        { not: { selector_matches: OTHER_LINKS } },
      ],
    },
    eagerness: 'moderate',
  },
];

/**
 * The rules in the form of HTML's speculation rules. A page is rendered ahead where it is complete without the framework; a
 * browser that does not want to (saving energy or memory) still fetches its document.
 */
export const speculationRules = () => ({ prefetch: atHint(NEVER), prerender: atHint([...NEVER, ...FORMS]) });
