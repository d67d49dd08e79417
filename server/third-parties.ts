/** Sources of the others' services, by the letters of lib/domain/cookies; the seal's come from the environment. */
const SOURCES: Record<string, { script: string[]; picture: string[]; connect: string[] }> = {
  a: {
    script: ['https://www.googletagmanager.com'],
    picture: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
    connect: ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
  },
  h: {
    script: ['https://static.hotjar.com', 'https://script.hotjar.com'],
    picture: ['https://*.hotjar.com'],
    connect: ['https://*.hotjar.com', 'https://*.hotjar.io', 'wss://*.hotjar.com'],
  },
  p: {
    script: ['https://connect.facebook.net'],
    picture: ['https://www.facebook.com'],
    connect: ['https://www.facebook.com'],
  },
};

export type Foreign = { script: string[]; picture: string[]; connect: string[] };

/** Whole tags as the site's own components write them; texts of the upstream can have neither buttons nor such marks. */
const BUTTON = /<button type="button" class="cookie-button" data-services="([a-z]{1,8})">/;
const SEAL = '<div class="seal" data-seal="">';

/**
 * The sources of others a document may use, beyond what every page may: those of the services its own tag names, which
 * are none on forms and other personal pages (components/cookies/cookie-button.tsx), and the seal only where it has a
 * place. Before the visitor's consent nothing is loaded from them all the same.
 */
export function foreignSources(html: string, sealUrl: string | undefined): Foreign {
  const letters = [...(BUTTON.exec(html)?.[1] ?? '')];
  const found = letters.flatMap((letter) => SOURCES[letter] ?? []);
  if (sealUrl && letters.includes('s') && html.includes(SEAL)) {
    const { origin } = new URL(sealUrl);
    found.push({ script: [origin], picture: [origin], connect: [origin] });
  }
  return {
    script: found.flatMap(({ script }) => script),
    picture: found.flatMap(({ picture }) => picture),
    connect: found.flatMap(({ connect }) => connect),
  };
}

/** The one page that holds somebody else's map; it is shown in a frame of the clinic's page. */
export const isFramedMap = (path: string): boolean => /^(?:\/(?:ca|en))?\/mapa\/[^/]+$/.test(path);

/** What Google documents for its maps, without inline scripts; the page has no text of the upstream but an address. */
export const MAP_SOURCES = {
  script: ["'unsafe-eval'", 'https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com', 'blob:'],
  style: ["'unsafe-inline'", 'https://fonts.googleapis.com'],
  picture: [
    'https://*.googleapis.com',
    'https://*.gstatic.com',
    'https://*.google.com',
    'https://*.googleusercontent.com',
  ],
  font: ['https://fonts.gstatic.com'],
  connect: ['https://*.googleapis.com', 'https://*.google.com', 'https://*.gstatic.com', 'data:', 'blob:'],
  frame: ['https://*.google.com'],
  worker: ['blob:'],
};
