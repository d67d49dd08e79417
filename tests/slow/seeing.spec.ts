import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../e2e/visit';
import { consentAndPay } from '../support/booked';
import { expectCleanStorage, fillContact, fillRequest, logIn, searchFor } from '../support/canary-visit';
import { chooseSlot, field, fillBirthDate, form, openCovid } from '../support/covid-visit';
import { PORTS } from '../support/ports';
import { type RecordingProxy, startRecordingProxy } from '../support/recording-proxy';
import { expectLine } from '../support/request-visit';
import { type OwnBackend, startOwnBackend } from '../support/separate-backend';
import { type Site, startSite } from '../support/site';
import { startTraceReceiver, type TraceReceiver } from '../support/trace-receiver';

// Metrics, request ids and traces of one site with its backend, without personal data in any of them.

/** Unmistakable values that are valid in their fields. */
const CANARY = {
  name: 'Canaria Zwxq',
  surnames: 'Zwxqsurname Zwxqsecond',
  email: 'zwxq.canary@example.org',
  phone: '699887711',
  document: '87654321X',
  address: 'Calle Zwxqstreet, 77',
  city: 'Zwxqcity',
  message: 'Zwxqmessage: dolor en el pecho',
  search: 'zwxqsearch',
  username: 'zwxq.login@example.org',
  password: 'zwxq-password-77',
};
const VALUES = [/zwxq/i, /canaria/i, /699 ?887 ?711/, /87654321x/i, /1981-03-17|17[/-]0?3[/-]1981/];

let backend: OwnBackend;
let upstream: RecordingProxy;
let receiver: TraceReceiver;
let site: Site;
let siteLog = '';
let backendLog = '';
const requested: string[] = [];
const metrics = { site: PORTS.seeing + 2, backend: PORTS.seeing + 3 };

test.describe.configure({ mode: 'serial', timeout: 120_000 });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const siteUrl = `http://localhost:${PORTS.seeing}`;
  const settings = { SITE_URL: siteUrl, LOG_LEVEL: 'debug', BACKEND_METRICS_PORT: String(metrics.backend) };
  backend = await startOwnBackend(PORTS.seeing + 1, [], settings, [], (text) => {
    backendLog += text;
  });
  upstream = await startRecordingProxy(PORTS.seeing + 1);
  receiver = await startTraceReceiver();
  site = await startSite({
    apiUrl: upstream.origin,
    port: PORTS.seeing,
    env: {
      LOG_LEVEL: 'debug',
      METRICS_PORT: String(metrics.site),
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.origin,
      OTEL_BSP_SCHEDULE_DELAY: '200',
    },
    onLog: (text) => {
      siteLog += text;
    },
  });
});

test.afterAll(async () => {
  await site?.stop();
  await upstream?.close();
  await receiver?.close();
  await backend?.stop();
});

test.beforeEach(({ page }) => {
  page.on('request', (request) => requested.push(request.url()));
});

const readMetrics = async (port: number): Promise<string> => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();

const count = async (name: string, port = metrics.site): Promise<number> => {
  const lines = (await readMetrics(port)).split('\n').filter((line) => line.startsWith(name));
  return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
};

test('cached and rendered pages are counted separately, and an id follows a request into the logs of both', async ({
  request,
}) => {
  for (let asked = 0; asked < 3; asked += 1)
    await (await request.get(`${site.origin}/clinicas/valencia-centro`)).body();
  const route = 'site_requests_total{route="/clinicas/[urlseo]",status="2xx",cache=';
  expect(await count(`${route}"miss"}`)).toBe(1);
  expect(await count(`${route}"hit"}`)).toBe(2);
  expect(await count('site_render_seconds_count')).toBeGreaterThan(0);
  expect(await count('site_upstream_call_seconds_count')).toBeGreaterThan(3);
  expect(await count('site_breaker_state')).toBe(0);
  expect(await readMetrics(metrics.backend)).toContain('backend_outbox_oldest_seconds');

  const answer = await request.post(`${site.origin}/api/contactos/solicitar`, { data: {} });
  const id = answer.headers()['x-request-id'] ?? '';
  expect(id).toMatch(/^[\da-f-]{36}$/);
  await expect.poll(() => siteLog).toContain(`"request":"${id}"`);
  const search = await request.get(
    `${site.origin}/api/citas/buscarhuecos?centromedico=1&fecha=2100-01-01&prueba=testPCR`,
  );
  await expect.poll(() => backendLog).toContain(`"request":"${search.headers()['x-request-id']}"`);
});

async function bookWithCanaries(page: Page): Promise<void> {
  await openCovid(page, `${site.origin}/pedir-cita`);
  await chooseSlot(page);
  await field(page, 'Motivo de la solicitud').selectOption({ label: 'Examen u oposición' });
  await field(page, 'Nombre').fill(CANARY.name);
  await field(page, 'Apellidos').fill(CANARY.surnames);
  await fillBirthDate(page, '17', '3', '1981');
  await field(page, 'Correo electrónico').fill(CANARY.email);
  await field(page, 'Repite el correo electrónico').fill(CANARY.email);
  await field(page, 'Teléfono').fill(CANARY.phone);
  await field(page, 'Número de documento').fill(CANARY.document);
  await field(page, 'Dirección').fill(CANARY.address);
  await field(page, 'Código postal').fill('46004');
  await field(page, 'Ciudad').fill(CANARY.city);
  await field(page, 'Provincia').fill('València');
  await form(page).getByRole('button', { name: 'Siguiente' }).click();
  await consentAndPay(page);
}

test('a visitor books', async ({ page }) => {
  await bookWithCanaries(page);
  await expectCleanStorage(page, VALUES, ['cita.1']);
});

test('a visitor requests an appointment, writes to a clinic, searches and tries to log in', async ({
  page,
  complaints,
}) => {
  await fillRequest(page, site.origin, CANARY);
  await expectCleanStorage(page, VALUES, ['cita.1']);
  await page.evaluate(() => sessionStorage.clear());
  await fillContact(page, site.origin, CANARY);
  await searchFor(page, site.origin, CANARY.search);
  await expectCleanStorage(page, VALUES, []);
  await logIn(page, site.origin, CANARY);
  await expectCleanStorage(page, VALUES, []);
  expectLine(complaints, '401');
});

test('these acts are counted, and traced from the response to the upstream', async () => {
  expect(await count('site_bookings_total{result="paid_later"}')).toBe(1);
  expect(await count('site_bookings_total{result="accepted"}')).toBe(1);
  expect(await count('backend_bookings_total{outcome="accepted"}', metrics.backend)).toBe(2);

  const sent = upstream.noted.find(({ path }) => path === '/api/citas/solicitar');
  const [, traceId = '', spanId = ''] = /^00-(\w{32})-(\w{16})-01$/.exec(String(sent?.headers.traceparent)) ?? [];
  await expect
    .poll(() => receiver.spans().find((span) => span.spanId === spanId)?.name)
    .toBe('POST /api/citas/solicitar');
  const trace = receiver.spans().filter((span) => span.traceId === traceId);
  expect(trace.map(({ name }) => name)).toContain('POST /api/citas/solicitar');
  expect(trace.length).toBeGreaterThan(1);
  await expect.poll(() => receiver.spans().map(({ name }) => name)).toContain('GET /[locale]/clinicas/[urlseo]');
});

test('and no log, metric, trace, address or database file contains their data', async () => {
  const seen = {
    siteLog,
    backendLog,
    siteMetrics: await readMetrics(metrics.site),
    backendMetrics: await readMetrics(metrics.backend),
    traces: receiver.text(),
    addresses: requested.filter((address) => !isSearch(address)).join('\n'),
    upstreamAddresses: upstream.addresses.join('\n'),
  };
  for (const [where, text] of Object.entries(seen)) {
    expect(text.length, where).toBeGreaterThan(100);
    expect(
      VALUES.flatMap((value) => value.exec(text)?.[0] ?? []),
      where,
    ).toEqual([]);
  }
  expect(upstream.noted.map(({ sent }) => sent).join('\n')).toMatch(/zwxq/i); // The canaries were sent.

  const folder = path.join(backend.folder, 'db');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const bytes = files.map((file) => readFileSync(path.join(file.parentPath, file.name)).toString('latin1'));
  const { surnames, email, phone, document, address, message } = CANARY;
  const values = [surnames, email, phone, document, address, message, '1981-03-17'];
  const found = bytes.flatMap((text) => values.filter((value) => text.includes(value)));
  expect(found).toEqual([]);
  expect(bytes.some((text) => text.includes('~s1~'))).toBe(true);
});

/**
 * The words of a search are in the address of its results, as the visitor's own to bookmark (docs/specification.md).
 */
const isSearch = (address: string): boolean => new URL(address).pathname === '/resultados-busqueda';
