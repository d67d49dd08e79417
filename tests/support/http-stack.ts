import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildIfNeeded } from '@/scripts/sources.mjs';
import { reuseRendered } from './rendered';
import { provideSeededDatabase } from './seeded-database';
import { stopProcess } from './stop-process';
import { testStack } from './test-stack';

const LIMIT_MS = 240_000;

/** Builds the changed parts and starts the one site of the HTTP tests. Returns a stop function. */
export default async function setup({ config: { env } }: TestProject): Promise<() => Promise<void>> {
  const dataDir = env.STACK_DATA_DIR ?? '';
  const { readyUrl, env: settings } = testStack({
    site: Number(env.E2E_PORT),
    backend: Number(env.E2E_BACKEND_PORT),
    dataDir,
  });
  await buildIfNeeded();
  // The sites that tests start copy the same database, which is built once for all of them.
  if (!existsSync(path.join(dataDir, 'db'))) await provideSeededDatabase(dataDir);
  reuseRendered(dataDir);
  const stack = spawn(process.execPath, ['scripts/start.mjs'], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const stop = () => stopProcess(stack);
  for (const until = Date.now() + LIMIT_MS; Date.now() < until; ) {
    if (stack.exitCode !== null) throw new Error(`The site ended with code ${stack.exitCode} before it was ready.`);
    const answer = await fetch(readyUrl).catch(() => null);
    if (answer?.ok) return stop;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await stop();
  throw new Error(`The site was not ready within ${LIMIT_MS / 1000} s.`);
}
