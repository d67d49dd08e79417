import { DIALOG_ATTRIBUTE, LOCALE_ATTRIBUTE } from './page-marks';
import { ALONE, NEVER, NO_SOURCE, NO_TARGET } from './prefetch-paths';

/*
 * Documents that may be prefetched: those identical for all visitors. public/prefetch.speculationrules is generated
 * from this (docs/decisions/0119).
 */

/** Links that stay on the page, store a choice, or trigger another action. */
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

const noTarget = new RegExp(NO_TARGET);
const noSource = new RegExp(NO_SOURCE);

/** True for a page whose links may be prefetched. */
export const mayPrefetchFrom = (path: string): boolean => !noSource.test(path);

/** Equivalent of `speculationRules` for one link, for browsers without them. `origin` is the page's. */
export const isPrefetchable = (link: HTMLAnchorElement, origin: string): boolean =>
  link.origin === origin && link.search === '' && !noTarget.test(link.pathname) && !link.matches(OTHER_LINKS);

/** A rule for these targets on hover, or at the browser's earliest hint of a click. */
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
 * The rules in the form of HTML's speculation rules. A page is rendered ahead where it is complete without the
 * framework; a browser that does not want to (saving energy or memory) still fetches its document.
 */
export const speculationRules = () => ({ prefetch: atHint(NEVER), prerender: atHint([...NEVER, ...ALONE]) });
