import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { VERSION_CHECK_MS } from '@/backend/catalogue/cache';
import type { BackendEnv } from '@/backend/env';
import type { TableName } from '@/backend/seed/tables';

const DEADLINE_MS = 10_000;
/** Clocks of two processes and the commit itself, on top of the time a backend may still answer what was before. */
const MARGIN_MS = 200;

/**
 * Tells the running site which resources changed, so that the next visitor sees it (POST /api/revalidate). Nothing is
 * sent where nothing changed or there is no secret; a site that cannot be told gets one line in the log and shows the
 * change within a minute. Never throws.
 * @param waitMs how long backends may go on answering what was there before
 */
export async function announce(
  env: BackendEnv,
  changed: readonly TableName[],
  log: (line: string) => void = console.error,
  waitMs = VERSION_CHECK_MS + MARGIN_MS,
): Promise<void> {
  if (changed.length === 0) return;
  const secret = env.REVALIDATE_SECRET ?? (await keptSecret(env.DATA_DIR));
  if (secret === null) return;
  await new Promise((resolve) => setTimeout(resolve, waitMs));
  const site = env.SITE_URL ?? `http://127.0.0.1:${env.PORT}`;
  const reason = await post(`${site}/api/revalidate`, secret, changed);
  if (reason) log(`The site at ${site} could not be told (${reason}): it shows the change within a minute.`);
}

/** The secret the site made for itself beside the embedded database (scripts/embedded-backend.mjs); null when it made none. */
async function keptSecret(dataDir: string): Promise<string | null> {
  try {
    const kept: unknown = JSON.parse(await readFile(path.join(dataDir, 'secrets.json'), 'utf8'));
    if (typeof kept !== 'object' || kept === null || !('REVALIDATE_SECRET' in kept)) return null;
    return typeof kept.REVALIDATE_SECRET === 'string' ? kept.REVALIDATE_SECRET : null;
  } catch {
    return null;
  }
}

/** Why the site did not take the tags; null when it did. The tags are the names of the resources on the wire. */
async function post(url: string, secret: string, tags: readonly TableName[]): Promise<string | null> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ tags }),
      redirect: 'error',
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    await answer.body?.cancel();
    return answer.ok ? null : `it answered ${answer.status}`;
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return cause instanceof Error ? cause.message : 'no answer';
  }
}
