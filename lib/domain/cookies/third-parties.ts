/** The others' services as they are configured; null (false for the map) where one is not. */
export type ThirdParties = {
  analyticsId: string | null;
  heatmapId: string | null;
  pixelId: string | null;
  sealUrl: string | null;
  hasMap: boolean;
};

/** Shapes of the ids that become part of a script's address; anything else is no id. */
export const ANALYTICS_ID = /^(?:G-[A-Z0-9]{4,16}|UA-\d{4,12}-\d{1,4})$/;
export const HEATMAP_ID = /^\d{4,10}$/;
export const PIXEL_ID = /^\d{6,20}$/;

/**
 * The configured services as letters (lib/domain/cookies/choice), for the page, the kept choice and the front's policy.
 * Null when there are none: then nobody is asked anything.
 */
export function servicesOf({ analyticsId, heatmapId, pixelId, sealUrl, hasMap }: ThirdParties): string | null {
  const letters = [analyticsId && 'a', heatmapId && 'h', pixelId && 'p', sealUrl && 's', hasMap && 'm'];
  return letters.filter(Boolean).join('') || null;
}

/** Forms, consent, payment, messages, results of a search, passwords, logins and portals: pages about one person. */
const PERSONAL =
  /^\/(?:pedir-cita|consentimiento-informado|payment|pedir-producto|contacto|resultados-busqueda|mi-portal-salud|mapa|login[^/]*|[^/]*-?profesional(?:es)?)(?:\/|\?|$)/;

/** Whether a page, by path without language prefix, may load services of others at all (architecture section 10). */
export const mayLoadThirdParties = (path: string): boolean => !PERSONAL.test(path);

/** The seal of quality belongs to one banner, by its name in any language of the site (checklist M37). */
export function hasSeal(bannerName: string): boolean {
  const plain = bannerName.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();
  return ['medicina estetica', 'aesthetic medicine'].includes(plain);
}
