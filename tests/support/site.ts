import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = process.cwd();

export type Site = {
  origin: string;
  stop: () => Promise<void>;
  revalidate: (tags: string[]) => Promise<number>;
  /** Resident memory of its process now, in MB. */
  memoryMb: () => number;
};

/** Of every site of the tests: sealed sessions and the bearer of its revalidation. */
export const SECRET = 'a-secret-of-the-tests-that-is-long-enough';

/**
 * The built site on a page cache of its own, in front of any upstream. It runs in a copy of the build, so that what it
 * keeps is seen by no other site of the run.
 */
export async function startSite(settings: {
  apiUrl: string;
  port: number;
  env?: Record<string, string>;
}): Promise<Site> {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  for (const name of ['public', 'messages', 'package.json', 'next.config.ts', 'server', 'lib']) {
    cpSync(path.join(ROOT, name), path.join(folder, name), { recursive: true });
  }
  const isKept = (from: string) => !/\.next\/(cache|dev|types|server\/route-cache)(\/|$)/.test(from);
  cpSync(path.join(ROOT, '.next'), path.join(folder, '.next'), { recursive: true, filter: isKept });
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));

  const origin = `http://localhost:${settings.port}`;
  const server = spawn(process.execPath, [path.join(ROOT, 'dist/server.mjs')], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(settings.port),
      SITE_URL: origin,
      API_URL: settings.apiUrl,
      SESSION_SECRET: SECRET,
      REVALIDATE_SECRET: SECRET,
      LOG_LEVEL: 'silent',
      ...settings.env,
    },
  });
  await untilAlive(origin, server);
  return {
    origin,
    revalidate: async (tags) => {
      const headers = { authorization: `Bearer ${SECRET}`, 'content-type': 'application/json' };
      const answer = await fetch(`${origin}/api/revalidate`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ tags }),
      });
      return answer.status;
    },
    memoryMb: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) / 1024,
    stop: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilAlive(origin: string, server: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 150; attempt++) {
    if (server.exitCode !== null) throw new Error(`The site ended with code ${server.exitCode} before it answered.`);
    const answer = await fetch(`${origin}/salud/vivo`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  server.kill('SIGKILL');
  throw new Error('The site did not answer within 15 s.');
}
