import { withoutAccents } from '@clinic/contract/plain-text';

/** The configured third-party services; null if a service is not configured. */
export type ThirdParties = {
  analyticsId: string | null;
  heatmapId: string | null;
  pixelId: string | null;
  sealUrl: string | null;
  /** Google Maps, or the street map with tiles of this host. */
  map: { kind: 'google' } | { kind: 'street'; host: string } | null;
};

/** Format of the id that becomes part of a script's address; other values are ignored. */
export const PIXEL_ID = /^\d{6,20}$/;

const MAP_LETTERS = { google: 'm', street: 'o' } as const;

/**
 * The configured services as letters (lib/domain/cookies/choice), for the page, the stored choice and the proxy's
 * policy. Null if no service is configured: then no consent is required.
 */
export function servicesOf({ analyticsId, heatmapId, pixelId, sealUrl, map }: ThirdParties): string | null {
  const letters = [analyticsId && 'a', heatmapId && 'h', pixelId && 'p', sealUrl && 's', map && MAP_LETTERS[map.kind]];
  return letters.filter(Boolean).join('') || null;
}

/** Forms, consent, payment, messages, results of a search, passwords, logins and portals: pages about one person. */
const PERSONAL =
  /^\/(?:pedir-cita|consentimiento-informado|payment|pedir-producto|contacto|resultados-busqueda|mi-portal-salud|mapa|login[^/]*|[^/]*-?profesional(?:es)?)(?:\/|\?|$)/;

/**
 * True if a page, by path without language prefix, may load third-party services
 * (docs/architecture.md#third-parties).
 */
export const mayLoadThirdParties = (path: string): boolean => !PERSONAL.test(path);

/** The seal of quality belongs to one banner, by its name in any language of the site (M37). */
export function hasSeal(bannerName: string): boolean {
  const plain = withoutAccents(bannerName).trim();
  return ['medicina estetica', 'aesthetic medicine'].includes(plain);
}
