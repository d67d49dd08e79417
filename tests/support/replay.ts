import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Answer, Flavour, Recording } from './recording';
import { deriveAnswer } from './replay-derived';

const WIRE = fileURLToPath(new URL('../fixtures/wire', import.meta.url));
const RECORDED_BLOG = 'http://127.0.0.1:4390';
// Parameters that do not select a recording: a server may ignore them without a different response.
const LOOSE = new Set(['pagination', 'page', 'order[nombre]', '_fields']);

/** The recordings of a folder ('api' or 'wp') by file name without .json. */
export function recordings(folder: 'api' | 'wp'): Map<string, Recording> {
  const files = readdirSync(join(WIRE, folder)).filter((file) => file.endsWith('.json'));
  return new Map(
    files.map((file) => [file.slice(0, -5), JSON.parse(readFileSync(join(WIRE, folder, file), 'utf8')) as Recording]),
  );
}

/** The lookup key of a path: parameters sorted, encoding normalised; loosely, without the ignored parameters. */
function keyOf(path: string, isLoose = false): string {
  const url = new URL(path, 'http://replay');
  const wanted = [...url.searchParams].filter(([name]) => !isLoose || !LOOSE.has(name));
  const query = wanted.map(([name, value]) => `${name}=${value}`).sort();
  return `${decodeURIComponent(url.pathname)}?${query.join('&')}`;
}

// Recorded with another Accept, an invalid token or a wrong value: the site never sends such requests.
const ODD = /^(?:accept-(?!any)|public-get|jwt-|filter-|etag-|order-|cors-|head-|method-|error-)/;

function index(): Map<string, Recording> {
  const all = [...recordings('api'), ...recordings('wp')].filter(
    ([name, { request }]) => !ODD.test(name) && request.method === 'GET',
  );
  const loosely = all
    .filter(([, { request, status }]) => status === 200 && !request.path.includes('page='))
    .map(([, recording]) => [keyOf(recording.request.path, true), recording] as const);
  const exactly = all.map(([, recording]) => [keyOf(recording.request.path), recording] as const);
  return new Map([...loosely.reverse(), ...exactly.reverse()]);
}

function send(response: ServerResponse, recording: Answer, origin: string): void {
  const text = typeof recording.body === 'string' ? recording.body : JSON.stringify(recording.body);
  response.writeHead(recording.status, { 'content-type': recording.headers['content-type'] ?? 'application/json' });
  response.end(text.replaceAll(RECORDED_BLOG, origin).replaceAll(JSON.stringify(RECORDED_BLOG).slice(1, -1), origin));
}

async function sendPicture(path: string, response: ServerResponse): Promise<void> {
  const shade = [...path].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 200, 7);
  const background = { r: 40 + shade, g: 120, b: 220 - shade };
  const jpeg = await sharp({ create: { width: 480, height: 320, channels: 3, background } })
    .jpeg()
    .toBuffer();
  response.writeHead(200, { 'content-type': 'image/jpeg', 'content-length': jpeg.length, etag: `"${shade}"` });
  response.end(jpeg);
}

type Replay = { server: Server; origin: string; calls: string[]; setFlavour: (flavour: Flavour) => void };

/** A server on the loopback that replays the recorded one, its blog included. `calls` lists the requests. */
export async function startReplay(port = 0): Promise<Replay> {
  const known = index();
  const calls: string[] = [];
  let origin = '';
  let flavour: Flavour = (answer) => answer;
  const rowAt = (iri: string): unknown => {
    const { status, body } = deriveAnswer('GET', iri, known);
    return status === 200 ? body : undefined;
  };
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? '/';
    calls.push(`${request.method} ${path}`);
    if (/^\/(?:media|wp-content\/uploads)\/[^?]+\.(?:jpe?g|png)$/.test(path)) return sendPicture(path, response);
    request.resume();
    const recorded = request.method === 'GET' ? (known.get(keyOf(path)) ?? known.get(keyOf(path, true))) : undefined;
    send(response, flavour(recorded ?? deriveAnswer(request.method ?? 'GET', path, known), path, rowAt), origin);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}`;
  const setFlavour = (chosen: Flavour) => {
    flavour = chosen;
  };
  return { server, origin, calls, setFlavour };
}

async function main(): Promise<void> {
  const { server, origin } = await startReplay(Number(process.argv[2] ?? 4390));
  console.log(`Replaying tests/fixtures/wire on ${origin}: start the site with API_URL=${origin}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close(() => process.exit(0));
      server.closeAllConnections();
    });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) void main();
