import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll } from 'vitest';
import { ownFile } from '#own-folder';
import { bundlePrograms } from './program';

type Ended = { code: number | null; output: string; complaints: string };

/** Bundles the server and the operator's commands as processes that share an embedded database in `folder`. */
async function openPrograms(folder: string) {
  const programs = await bundlePrograms('server.ts', 'cli.ts', 'media/render-process.ts');
  const environment = { ...process.env, DATA_DIR: folder, BACKEND_PORT: '0', DATABASE_URL: '', LOG_LEVEL: 'silent' };

  /** Runs one of them; `ended` resolves with its output. */
  function run(file: string, args: string[] = [], more: Record<string, string> = {}) {
    const child = spawn('node', [programs.programOf(file), ...args], {
      cwd: ownFile(),
      env: { ...environment, ...more },
    });
    const said: Ended = { code: null, output: '', complaints: '' };
    child.stdout.on('data', (data) => {
      said.output += data;
    });
    child.stderr.on('data', (data) => {
      said.complaints += data;
    });
    const ended = new Promise<Ended>((resolve) => child.on('close', (code) => resolve({ ...said, code })));
    return { child, ended, said };
  }
  return { run, remove: programs.remove };
}

type Running = { child: ChildProcess; ended: Promise<Ended>; said: Ended };

/** Resolves with the address of the server once it listens; rejects with its error output when it exits. */
const listening = ({ child, ended }: Running): Promise<string> =>
  new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (data) => {
      output += data;
      const found = /^backend listening on (http:\/\/127\.0\.0\.1:\d+)\n/.exec(output);
      if (found?.[1]) resolve(found[1]);
    });
    void ended.then(({ complaints }) => reject(new Error(complaints)));
  });

/**
 * Starts a server on `folder` before the tests of a file; after them, ends it and deletes the folder. Returns `run` for other programs
 * beside it, and `started`, which has the process and its address once a test runs.
 */
export async function serverOfFile(folder: string) {
  const { run, remove } = await openPrograms(folder);
  const started = {} as { server: Running; origin: string };
  beforeAll(async () => {
    started.server = run('server.ts');
    started.origin = await listening(started.server);
  });
  afterAll(async () => {
    started.server.child.kill('SIGKILL');
    await started.server.ended;
    rmSync(folder, { recursive: true });
    remove();
  });
  return { run, started };
}
