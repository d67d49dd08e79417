import type { IncomingHttpHeaders } from 'node:http';
import { env } from '@/lib/env';
import { foreignSources, GOOGLE_MAP, streetMap } from './third-party-sources';

/** Third-party sources in a content policy. */
type Sources = Record<'script' | 'picture' | 'connect', readonly string[]>;
type FrameSources = Sources & Record<'style' | 'font' | 'frame' | 'worker', readonly string[]>;

type HstsScope = 'host' | 'subdomains' | 'preload';

export type SecuritySettings = {
  siteUrl: string | undefined;
  paymentHosts: readonly string[];
  /** Scope of HSTS: this host, its subdomains too, or including the preload list. */
  hstsScope?: HstsScope;
  /** The third-party sources that a document may use. */
  foreignOf?: (html: string) => Sources;
  /** Sources of the interactive map, if there is one: its framed page has its own policy. */
  map?: FrameSources | null;
  isDevelopment?: boolean;
};

export type Security = {
  /** Headers of every response but plain files, without the Content-Security-Policy. Flat: name, value, name, value. */
  fixed: readonly string[];
  /** These headers with the policy of a document that runs no inline script. */
  withPolicy: readonly string[];
  /** Headers of a file that is not a document (script, font, photo), in the same form as `fixed`. */
  file: readonly string[];
  /** Content-Security-Policy of a document that may run these inline scripts. */
  policy: (scriptSources?: readonly string[]) => string;
  /** The policy of a whole page, with the third-party sources it may use. */
  pagePolicy: (html: string, scriptSources: readonly string[]) => string;
  /** Policy of the framed map; the default policy if no map is configured. */
  mapPolicy: (scriptSources: readonly string[]) => string;
};

const CLOSED =
  'accelerometer browsing-topics camera display-capture fullscreen gyroscope magnetometer microphone midi payment usb';

/** Geolocation is for the clinics near the visitor (components/shared/nearby), with prior consent. */
const FEATURES = [...CLOSED.split(' ').map((feature) => `${feature}=()`), 'geolocation=(self)'];

/** The empty style sheet that the forms' select box adds to the page. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const TWO_YEARS = 'max-age=63072000';
const HSTS_MORE: Record<HstsScope, string> = {
  host: '',
  subdomains: '; includeSubDomains',
  preload: '; includeSubDomains; preload',
};

const NO_SOURCES: Sources = { script: [], picture: [], connect: [] };

/**
 * The headers of docs/architecture.md#headers. In development the page may evaluate code and open a socket, to reload.
 */
export function createSecurity(settings: SecuritySettings): Security {
  const { siteUrl, paymentHosts, foreignOf, map: framed, hstsScope = 'host', isDevelopment = false } = settings;
  const noSniff = ['X-Content-Type-Options', 'nosniff'];
  const secure = siteUrl?.startsWith('https:') ? ['Strict-Transport-Security', TWO_YEARS + HSTS_MORE[hstsScope]] : [];
  const fixed = [
    ...noSniff,
    ...['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ...['Permissions-Policy', FEATURES.join(', ')],
    ...['Cross-Origin-Opener-Policy', 'same-origin'],
    ...['Cross-Origin-Resource-Policy', 'same-origin'],
    ...secure,
  ];
  const scripts = isDevelopment ? ["'unsafe-inline'", "'unsafe-eval'"] : [];
  const styles = isDevelopment ? "'unsafe-inline'" : EMPTY_STYLE;
  const write = (own: readonly string[], { script, picture, connect }: Sources, map?: FrameSources): string =>
    [
      "default-src 'none'",
      ["script-src 'self'", ...scripts, ...own, ...script].join(' '),
      ["style-src 'self'", ...(map?.style.length ? map.style : [styles])].join(' '),
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
  const policy = (own: readonly string[] = []): string => write(own, NO_SOURCES);
  return {
    fixed,
    withPolicy: [...fixed, 'Content-Security-Policy', policy()],
    file: [...noSniff, ...secure],
    policy,
    pagePolicy: (html, own) => write(own, foreignOf?.(html) ?? NO_SOURCES),
    mapPolicy: (own) => (framed ? write(own, framed, framed) : policy(own)),
  };
}

/** The settings from the environment. */
export function securitySettings(): SecuritySettings {
  const { SITE_URL, HSTS_SCOPE, PAYMENT_HOSTS, SEAL_SCRIPT_URL, GOOGLE_MAPS_API_KEY, MAP_TILES_URL } = env();
  return {
    siteUrl: SITE_URL,
    hstsScope: HSTS_SCOPE,
    paymentHosts: PAYMENT_HOSTS,
    foreignOf: (html) => foreignSources(html, SEAL_SCRIPT_URL),
    map: GOOGLE_MAPS_API_KEY ? GOOGLE_MAP : MAP_TILES_URL === null ? null : streetMap(MAP_TILES_URL),
  };
}

/** Headers the framework's responses may set: payments send no referrer, the staff's area uses the camera. */
const OVERRIDABLE = ['Referrer-Policy', 'Permissions-Policy'];

/**
 * The security headers of a response of the framework. Its own policy and the headers above take precedence; other
 * sites may show its pictures.
 */
export function securityHeaders(stated: IncomingHttpHeaders, { fixed }: Security, policy: string): string[] {
  const isPicture = stated['content-type']?.startsWith('image/') === true;
  const headers = pairs(fixed).flatMap(([name, value]) => {
    if (isPicture && name === 'Cross-Origin-Resource-Policy') return [];
    return [name, OVERRIDABLE.includes(name) ? String(stated[name.toLowerCase()] ?? value) : value];
  });
  return [...headers, 'Content-Security-Policy', String(stated['content-security-policy'] ?? policy)];
}

/** A flat list of headers as [name, value] pairs. */
export const pairs = (flat: readonly string[]): [string, string][] =>
  flat.flatMap((name, index) => (index % 2 === 0 ? [[name, flat[index + 1] ?? ''] as [string, string]] : []));
