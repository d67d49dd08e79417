import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { secretsIn } from '@clinic/contract/secret-ring';
import { VERSION_CHECK_MS } from '#catalogue/cache';
import type { TableName } from '#catalogue/tables';
import type { BackendEnv } from '#env';
import { postJson } from '#post-json';

const TIMEOUT_MS = 10_000;
/** Allows for clock differences and the commit, in addition to the time a backend may return outdated data. */
const MARGIN_MS = 200;
/** How long after a write backends may still return outdated data. */
export const SETTLED_MS = VERSION_CHECK_MS + MARGIN_MS;

/**
 * Notifies the running site which resources changed (POST /api/revalidate). Does nothing without changes or if there
 * is no secret. An unreachable site is logged and shows the change within a minute. Never throws. `waitMs`: how long
 * backends may still return the previous data.
 */
export async function notifySite(
  env: BackendEnv,
  changed: readonly TableName[],
  log: (line: string) => void = console.error,
  waitMs = SETTLED_MS,
): Promise<void> {
  if (changed.length === 0) return;
  const [secret] = secretsIn(env.REVALIDATE_SECRET ?? (await storedSecret(env.DATA_DIR)) ?? '');
  if (!secret) return;
  await new Promise((resolve) => setTimeout(resolve, waitMs));
  const site = env.SITE_URL ?? `http://127.0.0.1:${env.PORT}`;
  const reason = await post(`${site}/api/revalidate`, secret, changed);
  if (reason) log(`The site at ${site} could not be told (${reason}): it shows the change within a minute.`);
}

/** Returns the secret the site generated for the embedded database (scripts/embedded-backend.mjs), or null. */
async function storedSecret(dataDir: string): Promise<string | null> {
  try {
    const stored: unknown = JSON.parse(await readFile(path.join(dataDir, 'secrets.json'), 'utf8'));
    if (typeof stored !== 'object' || stored === null || !('REVALIDATE_SECRET' in stored)) return null;
    return typeof stored.REVALIDATE_SECRET === 'string' ? stored.REVALIDATE_SECRET : null;
  } catch {
    return null;
  }
}

/**
 * Posts the tags, which are the wire names of the resources. Returns null on success, or why the site did not accept
 * them.
 */
async function post(url: string, secret: string, tags: readonly TableName[]): Promise<string | null> {
  try {
    const status = await postJson(url, { token: secret, body: { tags }, timeoutMs: TIMEOUT_MS });
    return status >= 200 && status < 300 ? null : `it answered ${status}`;
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return cause instanceof Error ? cause.message : 'no answer';
  }
}
