import { type Foreign, foreignSources, MAP_SOURCES } from './third-parties';

export type SecuritySettings = {
  siteUrl: string | undefined;
  paymentHosts: readonly string[];
  /** Script of the quality seal, where one is configured. */
  sealUrl?: string;
  /** Whether there is an interactive map: its framed page has a policy of its own. */
  hasMap?: boolean;
  isDevelopment?: boolean;
};

export type Security = {
  /** The headers every answer but a plain file carries, the policy of scripts apart. Flat: name, value, name, value. */
  fixed: readonly string[];
  /** Those of a file that is never a document of its own, as scripts, fonts and photos are. Flat as well. */
  file: readonly string[];
  /** Content-Security-Policy of a document that may run these inline scripts. */
  policy: (scriptSources?: readonly string[]) => string;
  /** The same for a whole page, with the sources of others it may use. */
  pagePolicy: (html: string, scriptSources: readonly string[]) => string;
  /** That of the framed map; the usual one where none is configured. */
  mapPolicy: (scriptSources: readonly string[]) => string;
};

const CLOSED_FEATURES = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'fullscreen',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** Only on request: the clinics near the visitor (components/home/nearby-clinics.tsx). */
const OWN_FEATURES = ['geolocation'];

const FEATURES = [
  ...CLOSED_FEATURES.map((feature) => `${feature}=()`),
  ...OWN_FEATURES.map((feature) => `${feature}=(self)`),
];

/** The empty style sheet that the select box of the forms puts in the page. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const NOBODY: Foreign = { script: [], picture: [], connect: [] };

/** The headers of architecture section 12. In development the page may evaluate code and open a socket, to reload. */
export function createSecurity(settings: SecuritySettings): Security {
  const { siteUrl, paymentHosts, sealUrl, hasMap, isDevelopment = false } = settings;
  const asDeclared = ['X-Content-Type-Options', 'nosniff'];
  const secure = siteUrl?.startsWith('https:') ? ['Strict-Transport-Security', 'max-age=63072000'] : [];
  const fixed = [
    ...asDeclared,
    ...['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ...['Permissions-Policy', FEATURES.join(', ')],
    ...['Cross-Origin-Opener-Policy', 'same-origin'],
    ...secure,
  ];
  const scripts = isDevelopment ? ["'unsafe-inline'", "'unsafe-eval'"] : [];
  const styles = isDevelopment ? "'unsafe-inline'" : EMPTY_STYLE;
  const write = (own: readonly string[], { script, picture, connect }: Foreign, map?: typeof MAP_SOURCES): string =>
    [
      "default-src 'none'",
      ["script-src 'self'", ...scripts, ...own, ...script].join(' '),
      ["style-src 'self'", ...(map ? map.style : [styles])].join(' '),
      "style-src-attr 'unsafe-inline'",
      ["img-src 'self' data:", ...picture].join(' '),
      ["font-src 'self'", ...(map?.font ?? [])].join(' '),
      ["connect-src 'self'", ...(isDevelopment ? ['ws:'] : []), ...connect].join(' '),
      "manifest-src 'self'",
      "base-uri 'none'",
      "object-src 'none'",
      ['form-action', "'self'", ...paymentHosts].join(' '),
      `frame-ancestors ${map ? "'self'" : "'none'"}`,
      ["frame-src 'self'", ...(map?.frame ?? [])].join(' '),
      ...(map ? [['worker-src', ...map.worker].join(' ')] : []),
    ].join('; ');
  const policy = (own: readonly string[] = []): string => write(own, NOBODY);
  return {
    fixed,
    file: [...asDeclared, ...secure],
    policy,
    pagePolicy: (html, own) => write(own, foreignSources(html, sealUrl)),
    mapPolicy: (own) => (hasMap ? write(own, MAP_SOURCES, MAP_SOURCES) : policy(own)),
  };
}

/** A flat list of headers as [name, value] pairs. */
export const pairs = (flat: readonly string[]): [string, string][] =>
  flat.flatMap((name, index) => (index % 2 === 0 ? [[name, flat[index + 1] ?? ''] as [string, string]] : []));
