// verify:security -- requests [COUNT]: generated bad requests to every endpoint. None may cause a server error.
import { generateRequest, PATHS, seeded } from '../../tests/support/generated-requests.ts';
import { sendRaw } from '../../tests/support/raw-requests.ts';
import { rowOf } from './board.mjs';
import { inParallel, isRunningStill, PORTS, withStage } from './stage.mjs';
import { textOf, withWeakServer } from './weak-server.mjs';

const COUNT = 50_000;
const SEED = 20_261_123;
const AT_ONCE = 8;
const MAX_MS = 2_000;
const TIMEOUT_MS = 20_000;

export async function requestRows(count = COUNT) {
  const ours = await withStage({}, async ({ site }) => {
    await warm();
    const seen = await attack(PORTS.site, count);
    return { ...seen, restarts: isRunningStill(site) ? 0 : 1 };
  });
  const weak = await withWeakServer(answerNaively, ({ port }) => attack(port, Math.min(count, 2_000)));
  return [
    rowOf({
      what: `${count.toLocaleString('en')} generated bad requests over every endpoint`,
      bar: '0 answers 5xx, 0 over 2 s, 0 restarts',
      figure: `${shown(ours)}, ${ours.restarts} restarts, slowest ${Math.round(ours.slowest)} ms`,
      isRight: isRight(ours) && ours.restarts === 0,
      control: { figure: `a server without validation: ${shown(weak)}`, isRight: isRight(weak) },
    }),
  ];
}

const isRight = ({ failed, slow }) => failed === 0 && slow === 0;
const shown = ({ failed, slow }) => `${failed} answers 5xx or none, ${slow} over 2 s`;

async function attack(port, count) {
  const random = seeded(SEED);
  const seen = { failed: 0, slow: 0, slowest: 0 };
  const requests = function* () {
    for (let made = 0; made < count; made += 1) yield generateRequest(random, `localhost:${port}`);
  };
  await inParallel(requests(), AT_ONCE, async (request) => {
    const sentAt = performance.now();
    const { status } = await sendRaw(port, request, TIMEOUT_MS).catch(() => ({ status: 0 }));
    const ms = performance.now() - sentAt;
    seen.slowest = Math.max(seen.slowest, ms);
    const isSlow = ms > MAX_MS;
    const isFailure = status >= 500 || status === 0;
    if (isSlow) seen.slow += 1;
    if (isFailure) seen.failed += 1;
    if ((isSlow || isFailure) && seen.failed + seen.slow <= 20) show(request, status, ms);
  });
  return seen;
}

const show = ({ method, path, headers, body }, status, ms) =>
  process.stderr.write(
    `${status} after ${Math.round(ms)} ms: ${method} ${path.slice(0, 200)} ${JSON.stringify(headers).slice(0, 400)} ${body?.subarray(0, 60).toString('latin1')}\n`,
  );

/** Requests every page once, like visitors: slowness of a cold site is not caused by the bad requests. */
async function warm() {
  const headers = { host: `localhost:${PORTS.site}`, 'x-forwarded-for': '198.51.100.1' };
  for (const path of PATHS) await sendRaw(PORTS.site, { method: 'GET', path, headers }, 60_000);
}

/** Decodes and parses any input; exceptions are server errors. */
async function answerNaively(request, response) {
  try {
    decodeURIComponent(request.url);
    const text = await textOf(request);
    if (text) JSON.parse(text);
    response.end('well');
  } catch {
    response.writeHead(500).end();
  }
}
