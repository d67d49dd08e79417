import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeSiteFolder } from '@/scripts/site-folder.mjs';
import { residentMb } from '@/tools/bench/measure.mjs';
import { stopProcess } from './stop-process';

const ROOT = process.cwd();

/** Brand and head offices of the demo catalogue, which is what most of these sites show. */
const DEMO_NAMES: Record<string, string> = JSON.parse(readFileSync('backend/seed/settings.json', 'utf8'));

export type Site = {
  origin: string;
  pid: number;
  stop: () => Promise<void>;
  revalidate: (tags: string[]) => Promise<number>;
  /** The process in which Next runs; null while there is none. */
  rendererPid: () => number | null;
  /** Resident memory of its processes now, in MB. */
  memoryMb: () => number;
};

/** Secret of every test site: sealed sessions and the bearer of its revalidation. */
export const SECRET = 'a-secret-of-the-tests-that-is-long-enough';

/**
 * The built site with a separate page cache, in front of any upstream. It runs in a copy of the build:
 * other sites of the run do not see its cache.
 */
export async function startSite(settings: {
  apiUrl: string;
  port: number;
  env?: Record<string, string>;
  /** Called with its log output. */
  onLog?: (text: string) => void;
}): Promise<Site> {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  makeSiteFolder(folder);
  const origin = `http://localhost:${settings.port}`;
  const server = spawn(process.execPath, [path.join(ROOT, 'dist/server.mjs')], {
    cwd: folder,
    stdio: ['ignore', settings.onLog ? 'pipe' : 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(settings.port),
      SITE_URL: origin,
      API_URL: settings.apiUrl,
      SESSION_SECRET: SECRET,
      REVALIDATE_SECRET: SECRET,
      LOG_LEVEL: 'silent',
      ...DEMO_NAMES,
      ...settings.env,
    },
  });
  server.stdout?.setEncoding('utf8').on('data', (text: string) => settings.onLog?.(text));
  await untilReady(origin, server);
  return {
    origin,
    pid: server.pid ?? 0,
    revalidate: async (tags) => {
      const headers = { authorization: `Bearer ${SECRET}`, 'content-type': 'application/json' };
      const answer = await fetch(`${origin}/api/revalidate`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ tags }),
      });
      return answer.status;
    },
    rendererPid: () => rendererOf(server.pid ?? 0),
    memoryMb: () => residentMb(server.pid ?? 0),
    stop: async () => {
      await stopProcess(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The renderer of a site that runs without the embedded backend: its only child. */
export const rendererOf = (pid: number): number | null =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ')[0]) || null;

async function untilReady(origin: string, server: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 1_200; attempt++) {
    if (server.exitCode !== null) throw new Error(`The site ended with code ${server.exitCode} before it answered.`);
    const answer = await fetch(`${origin}/salud/vivo`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  server.kill('SIGKILL');
  throw new Error('The site did not answer within 60 s.');
}
