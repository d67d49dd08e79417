/*
 * Next's cache of rendered pages and upstream responses, by the documented interface of `cacheHandler`
 * (next.config.ts). Pages are also on disk, so that they survive a restart while the upstream is down. Missing pages,
 * redirects and upstream responses are in bounded memory only: invented addresses must not fill the disk.
 */
import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { LRUCache } from 'lru-cache';
import { PAGE_FOLDER } from './page-folder.mjs';

/** Pages are on disk too, and the proxy keeps requested ones in its own memory. */
const MAX_PAGE_BYTES = 8_000_000;
const MAX_ANSWER_BYTES = 42_000_000;
const MAX_MISSING = 500;
/** Maximum time a file may lie in the future: clocks are coarse, and ours drifts from the disk's. */
const MAX_AHEAD_MS = 5_000;
/** Next treats 0 as "no time". */
const LONG_AGO = 1;
/** Header in which Next writes the tags of a page, which its context lacks. */
const TAGS_HEADER = 'x-next-cache-tags';

// One each per process: Next creates a handler for each request.
const sizeCalculation = (entry) => sizeOf(entry.value);
const pages = new LRUCache({ maxSize: MAX_PAGE_BYTES, sizeCalculation });
const answers = new LRUCache({ maxSize: MAX_ANSWER_BYTES, sizeCalculation });
const missing = new LRUCache({ max: MAX_MISSING });
/** Expiry time of each tag, in ms of `steadyNow`; on disk too, because pages outlive the process. */
const EXPIRED = 'expired.json';
const expired = readExpired();

/** The page and data cache of Next. */
export default class PageStore {
  /** A page whose render began before one of its tags expired is stale, even if it is stored later. */
  #begunAt = steadyNow();

  /**
   * Returns the entry of a key, or null if there is none or one of its tags has expired since.
   * @param {string} key
   * @param {{ kind: string, tags?: string[], softTags?: string[] }} context
   */
  async get(key, { kind, tags = [], softTags = [] }) {
    const entry = kind === 'FETCH' ? answers.get(key) : (missing.get(key) ?? pages.get(key) ?? (await readEntry(key)));
    if (!entry) return null;
    const all = [...tags, ...softTags, ...tagsOf(entry.value)];
    return all.some((tag) => (expired.get(tag) ?? 0) > entry.lastModified) ? null : entry;
  }

  /** Stores a page, a route's response or an upstream response. Rejects when a file cannot be written. */
  async set(key, value, { cacheControl } = {}) {
    const entry = { value, lastModified: this.#begunAt, cacheControl };
    if (value?.kind === 'FETCH') return void answers.set(key, entry);
    const isMissing = value?.kind === 'APP_PAGE' && (value.status === 404 || value.status === 308);
    missing.delete(key);
    pages.delete(key);
    if (isMissing) {
      missing.set(key, entry);
      return rm(fileOf(key), { force: true });
    }
    pages.set(key, entry);
    if (value) await writeEntry(key, entry);
  }

  /** Expires all entries with one of these tags at once. */
  async revalidateTag(tags) {
    for (const tag of [tags].flat()) expired.set(tag, steadyNow());
    writeExpired();
  }

  resetRequestCache() {}
}

/** The time in ms by Next's clock, which cannot be set (docs/decisions/0159). */
function steadyNow() {
  return performance.timeOrigin + performance.now();
}

const tagsOf = (value) => value?.headers?.[TAGS_HEADER]?.split(',') ?? [];

/** Approximate size of a value in bytes: its texts and buffers. */
function sizeOf(value) {
  const parts = [value?.html, value?.rscData, value?.body, value?.data?.body, ...(value?.segmentData?.values() ?? [])];
  return parts.reduce((sum, part) => sum + (part?.length ?? 0), 1);
}

function inFolder(name) {
  return path.resolve(process.env.SITE_FOLDER ?? '', PAGE_FOLDER, name);
}

const fileOf = (key) => inFolder(createHash('sha256').update(key).digest('hex'));

/** @returns {Map<string, number>} */
function readExpired() {
  try {
    const tags = JSON.parse(readFileSync(inFolder(EXPIRED), 'utf8'));
    return new Map(tags.map(([tag, at]) => [tag, Math.min(at, steadyNow())])); // the clock may have been set back
  } catch {
    return new Map(); // nothing has expired yet
  }
}

/** Synchronous, so that the later of two writers wins. On a full disk a purge lasts only as long as the process. */
function writeExpired() {
  const file = inFolder(EXPIRED);
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(`${file}.draft`, JSON.stringify([...expired]));
    renameSync(`${file}.draft`, file);
  } catch {}
}

async function readEntry(key) {
  try {
    const entry = deserialize(await readFile(fileOf(key)));
    // Written before the clock was put back: it would be fresh until the clock has caught up.
    if (entry.lastModified > steadyNow() + MAX_AHEAD_MS) entry.lastModified = LONG_AGO;
    pages.set(key, entry);
    return entry;
  } catch {
    return null; // missing, or of another version of Node
  }
}

async function writeEntry(key, entry) {
  const file = fileOf(key);
  const draft = `${file}.${randomUUID()}`;
  await mkdir(path.dirname(file), { recursive: true });
  try {
    await writeFile(draft, serialize(entry));
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true }); // partial files would keep a full disk full
    throw error;
  }
}
