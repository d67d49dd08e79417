/** Ports of an end-to-end run. Set E2E_PORT to run beside another one: the following ports are taken too. */
const base = Number(process.env.E2E_PORT ?? 3100);

export const PORTS = {
  site: base,
  faults: base + 1,
  recorded: base + 2,
  notice: base + 3,
  news: base + 9,
  manyDoctors: base + 7,
  cookies: base + 18,
  cookiesFocus: base + 26,
  session: base + 12,
  sessionBackend: base + 13,
  portal: base + 14,
  portalBackend: base + 15,
  area: base + 16,
  areaBackend: base + 17,
  freshness: base + 20,
  freshnessBackend: base + 21,
  large: base + 22,
  largeBackend: base + 23,
  images: base + 24,
  huge: base + 25,
  backend: Number(process.env.E2E_BACKEND_PORT ?? 4410),
};
