/** Where the shared site of a run has its database, mails and pictures. */
export const STACK_DATA = process.env.STACK_DATA_DIR ?? 'test-results/data';

type Place = { site: number; backend: number; dataDir: string };

/** The built site with its embedded backend, as most tests visit it: its readiness address and its settings. */
export const testStack = ({ site, backend, dataDir }: Place) => ({
  readyUrl: `http://localhost:${site}/salud/listo`,
  env: {
    PORT: String(site),
    BACKEND_PORT: String(backend),
    DATA_DIR: dataDir,
    SITE_URL: `http://localhost:${site}`,
    LOG_LEVEL: 'warn',
    NOTICE_DATES: '',
    HOLDS_WITHOUT_CODE: 'off', // All tests are one visitor with an unusual number of bookings.
    RECEIPT_ISSUER_NAME: 'Clínica de prueba, S. L.',
    RECEIPT_ISSUER_NIF: 'B12345674',
    RECEIPT_ISSUER_ADDRESS: 'Calle Mayor, 1, 46001 València',
  },
});
