import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { json, Loopback } from '@clinic/contract/tests/support/loopback';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PORTS } from '@/tests/support/ports';
import { type Site, startSite } from '@/tests/support/site';

// WEB_PROCESSES=3: several processes answer on one port as one site (docs/operations.md, More than one core).

const PROCESSES = 3;
/** Of one account in a quarter of an hour (lib/session/login-limits.ts). */
const ACCOUNT_ATTEMPTS = 20;
const upstream = new Loopback();
let site: Site;
let isStopped = false;
let phone = '963 000 001';

beforeAll(async () => {
  await upstream.start();
  upstream.answer = (request, response) => {
    const { pathname } = new URL(request.url ?? '/', upstream.origin);
    const clinic = { '@id': '/api/centromedicos/1', id: 1, nombre: 'Uno', urlseo: 'uno', telefono: phone };
    if (pathname === '/api/centromedicos') json(response, 200, { 'hydra:member': [clinic] });
    else if (pathname === '/login_profesional_check') json(response, 401, { code: 401 });
    else json(response, 200, { 'hydra:member': [] });
  };
  site = await startSite({
    apiUrl: upstream.origin,
    port: PORTS.processes,
    env: { WEB_PROCESSES: String(PROCESSES) },
  });
});

afterAll(async () => {
  if (!isStopped) await site?.stop();
  await upstream.stop();
});

/** Each on a connection of its own: connections are handed round to the processes. */
const ask = (at: string, init: { method?: string; body?: string; headers?: http.OutgoingHttpHeaders } = {}) =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    const { body, ...options } = init;
    const request = http.request(site.origin + at, { ...options, agent: false }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part) => {
        text += part;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
    });
    request.on('error', reject);
    request.end(body);
  });
const askAll = (at: string) => Promise.all(Array.from({ length: PROCESSES * 4 }, () => ask(at)));

const login = (account: string) =>
  ask('/login_profesional_check', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site.origin },
    body: JSON.stringify({ username: `${account}@clinica.example`, password: 'no-es-la-clave' }),
  });

const workers = () =>
  readFileSync(`/proc/${site.pid}/task/${site.pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);

test('a purge that one process was told shows in all of them at the next request', async () => {
  for (const next of ['963 000 002', '963 000 003', '963 000 004']) {
    const before = phone;
    for (const { text } of await askAll('/clinicas')) expect(text).toContain(before);
    phone = next;
    expect(await site.revalidate(['centromedicos'])).toBe(200);
    for (const { text } of await askAll('/clinicas')) {
      expect(text).toContain(next);
      expect(text).not.toContain(before);
    }
  }
});

test('a limit is the limit of all processes together', async () => {
  const statuses: number[] = [];
  for (let attempt = 0; attempt < ACCOUNT_ATTEMPTS + 6; attempt += 1) statuses.push((await login('una')).status);
  expect(statuses.slice(0, ACCOUNT_ATTEMPTS)).not.toContain(429);
  expect(new Set(statuses.slice(ACCOUNT_ATTEMPTS))).toEqual(new Set([429]));
});

test('a process that dies is replaced, and meanwhile the others answer', async () => {
  const [victim = 0] = workers();
  expect(workers()).toHaveLength(PROCESSES);
  process.kill(victim, 'SIGKILL');
  await expect.poll(() => workers().includes(victim)).toBe(false);
  for (const { status } of await askAll('/clinicas')) expect(status).toBe(200);
  await expect.poll(() => workers().length, { timeout: 15_000 }).toBe(PROCESSES);
  for (const { status } of await askAll('/salud/listo')) expect(status).toBe(200);
});

test('what is being answered at the stop is answered, and all processes end, one that is just starting too', async () => {
  const [victim = 0] = workers();
  process.kill(victim, 'SIGKILL');
  await expect.poll(() => workers().includes(victim), { interval: 10 }).toBe(false);
  const upstreamAnswer = upstream.answer;
  const [asked, released] = [gate(), gate()];
  upstream.answer = async (request, response) => {
    asked.open();
    await released.opened;
    upstreamAnswer(request, response);
  };
  const slow = login('otra');
  await asked.opened;
  await expect.poll(() => workers().length, { interval: 10 }).toBe(PROCESSES);
  const before = workers();
  isStopped = true;
  const stopping = site.stop();
  await pause(700);
  released.open();
  const answered = await slow;
  await stopping;
  expect(answered.status).toBe(401);
  const alive = execFileSync('ps', ['-o', 'pid=', '-A'], { encoding: 'utf8' }).split(/\s+/).map(Number);
  expect(before.filter((pid) => alive.includes(pid))).toEqual([]);
});

function gate(): { open: () => void; opened: Promise<void> } {
  let open = (): void => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}
