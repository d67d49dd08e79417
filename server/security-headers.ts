export type SecuritySettings = {
  siteUrl: string | undefined;
  paymentHosts: readonly string[];
  isDevelopment?: boolean;
};

export type Security = {
  /** The headers every answer carries, the policy of scripts apart. Flat: name, value, name, value. */
  fixed: readonly string[];
  /** Content-Security-Policy of a document that may run these inline scripts. */
  policy: (scriptSources?: readonly string[]) => string;
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

/** The headers of architecture section 12. In development the page may evaluate code and open a socket, to reload. */
export function createSecurity({ siteUrl, paymentHosts, isDevelopment = false }: SecuritySettings): Security {
  const fixed = [
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', FEATURES.join(', ')],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ...(siteUrl?.startsWith('https:') ? [['Strict-Transport-Security', 'max-age=63072000']] : []),
  ].flat();
  const scripts = isDevelopment ? ["'unsafe-inline'", "'unsafe-eval'"] : [];
  const styles = isDevelopment ? "'unsafe-inline'" : EMPTY_STYLE;
  const rest = [
    `style-src 'self' ${styles}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${isDevelopment ? ' ws:' : ''}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    `form-action ${["'self'", ...paymentHosts].join(' ')}`,
    "frame-ancestors 'none'",
    "frame-src 'self'",
  ].join('; ');
  const policy = (sources: readonly string[] = []): string =>
    `default-src 'none'; script-src ${["'self'", ...scripts, ...sources].join(' ')}; ${rest}`;
  return { fixed, policy };
}

/** A flat list of headers as [name, value] pairs. */
export const pairs = (flat: readonly string[]): [string, string][] =>
  flat.flatMap((name, index) => (index % 2 === 0 ? [[name, flat[index + 1] ?? ''] as [string, string]] : []));
