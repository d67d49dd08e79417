/** Ports of an end-to-end run. Set E2E_PORT to run beside another one: the following ports are taken too. */
const base = Number(process.env.E2E_PORT ?? 3100);

export const PORTS = {
  site: base,
  faults: base + 1,
  notice: base + 3,
  manyDoctors: base + 7,
  session: base + 12,
  sessionBackend: base + 13,
  portal: base + 14,
  portalBackend: base + 15,
  freshness: base + 20,
  freshnessBackend: base + 21,
  large: base + 22, // and the next, its backend
  accounts: base + 16, // and the next, its backend
  configured: base + 18,
  edited: base + 74, // and the next, its backend
  images: base + 24,
  huge: base + 25,
  visitorLimits: base + 30,
  visitorLimitsBackend: base + 31,
  drip: base + 32,
  dripBackend: base + 35,
  secondary: base + 33,
  reach: base + 36, // and the next, its backend
  everyPage: base + 27, // and the next, its backend
  attacks: base + 43, // and the next, its backend
  tls: base + 42,
  npmStart: base + 45,
  npmStartBackend: base + 46,
  npmStartSecond: base + 47,
  npmStartSecondBackend: base + 48,
  streetMap: base + 64,
  recordedCrawl: base + 63,
  insurers: base + 70,
  spellings: base + 119,
  hydraAdmin: base + 4,
  edits: base + 10, // and the next, its backend
  deskDayEditor: base + 54, // and the next, its backend
  deskDayManager: base + 56, // and the next, its backend
  twoSites: base + 80, // and the next two: the other site, their backend
  twoSitesRedis: base + 83,
  cluster: base + 84, // and the next seven
  seeing: base + 94, // and the next three: its backend, the metrics of both
  deskScreens: base + 106,
  parity: base + 112, // and the next two: its backend, the site in development
  nextAlone: base + 115,
  renderer: base + 117, // and the next, its metrics
  browsersHttps: base + 66, // and the next two: one for each worker
  backend: Number(process.env.E2E_BACKEND_PORT ?? base + 1_310),
};

const http = base + 200;

/** Settings of the HTTP tests: the same ports, further on, so that they run beside the tests in a browser. */
export const HTTP_TESTS = {
  E2E_PORT: String(http),
  E2E_BACKEND_PORT: String(http + 1_310),
  STACK_DATA_DIR: 'test-results/http',
};
