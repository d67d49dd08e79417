// @own-process: changes its folder.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startRenderer } from '@/server/renderer';

const before = process.cwd();
const folder = mkdtempSync(path.join(tmpdir(), 'renderer-'));
const program = path.join(folder, '.next/standalone/server.js');
/** The started processes, in order. */
const started = path.join(folder, 'started');

/** A stub of the Next server. */
const PROGRAM = `const { appendFileSync } = require('node:fs');
appendFileSync(process.env.SITE_FOLDER + '/started', process.pid + ' ' + process.env.SITE_URL + '\\n');
process.on('disconnect', () => process.exit());
process.on('message', () => process.send('site_renderer_heap_bytes 1'));
console.log('- Local: http://localhost:' + process.env.PORT);
console.log('{"msg":"of the renderer"}');
require('node:http').createServer((req, res) => res.end(req.url)).listen(Number(process.env.PORT), '127.0.0.1');
`;

beforeAll(() => {
  mkdirSync(path.dirname(program), { recursive: true });
  process.chdir(folder);
});
beforeEach(() => {
  writeFileSync(program, PROGRAM);
  writeFileSync(started, '');
});
afterAll(() => {
  process.chdir(before);
  rmSync(folder, { recursive: true });
});

const pids = (): number[] =>
  readFileSync(started, 'utf8')
    .trim()
    .split('\n')
    .map((line) => Number(line.split(' ')[0]));
const answers = async (port: number): Promise<boolean> =>
  (await fetch(`http://127.0.0.1:${port}/`).catch(() => null))?.ok ?? false;

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it('restarts a killed renderer on the same port, and returns no metrics until then', async () => {
  const onStart = vi.fn();
  const renderer = await startRenderer(onStart);
  expect(await renderer.metrics()).toBe('site_renderer_heap_bytes 1');
  expect(readFileSync(started, 'utf8')).toContain('http://localhost:3000'); // not its own port

  process.kill(pids()[0] ?? 0, 'SIGKILL');
  await vi.waitFor(async () => expect(await renderer.metrics()).toBe(''));
  await vi.waitFor(async () => expect(await answers(renderer.port)).toBe(true), 10_000);
  expect(await renderer.metrics()).toBe('site_renderer_heap_bytes 1');
  expect(onStart.mock.calls).toEqual([[renderer.port], [renderer.port]]);

  await renderer.stop();
  expect(pids().map(isRunning)).toEqual([false, false]);
});

it('kills a renderer that does not end on request', async () => {
  writeFileSync(program, `${PROGRAM}process.on('SIGTERM', () => {});`);
  const renderer = await startRenderer(() => {});
  await renderer.stop();
  expect(pids().map(isRunning)).toEqual([false]);
});

it('rejects with a sentence when the renderer ends before it responds, and does not restart it', async () => {
  writeFileSync(program, `${PROGRAM}process.exit(1);`);
  await expect(startRenderer(() => {})).rejects.toThrow('The renderer ended before it responded');
  expect(pids()).toHaveLength(1);
});

it('forwards the log of the renderer without the start messages of Next', async () => {
  const said = vi.spyOn(process.stdout, 'write');
  const renderer = await startRenderer(() => {});
  await vi.waitFor(() => expect(said.mock.calls.map(([text]) => text)).toContain('{"msg":"of the renderer"}\n'));
  expect(said.mock.calls.join()).not.toContain('Local');
  await renderer.stop();
});
