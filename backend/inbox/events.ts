import type { StaffAccount } from '#staff/account';
import { liveSessions } from '#staff/sessions';
import type { Db } from '#store/db';
import { type Counts, countsOf, readChange, readTallies, type Tally, type Watched } from './counts';
import { KINDS } from './kinds';

/** Number of new items by inbox, and the inboxes that have changed since the previous event. */
export type InboxEvent = { fresh: Counts['fresh']; changed: Watched[] };

/** An open screen. It receives no personal data. */
type Listener = {
  account: Pick<StaffAccount, 'id' | 'role' | 'clinicIds'>;
  /** The session cookie. */
  token: string;
  onEvent: (event: InboxEvent) => void;
  /** Called after a while without changes, to keep the connection alive. */
  onHeartbeat: () => void;
  /** hasEnded: the session has ended; otherwise this backend is stopping and the client must connect to another one. */
  onEnd: (hasEnded: boolean) => void;
};

export type InboxEvents = {
  /** Returns an unsubscribe function, or null when the account has reached its limit of open streams. */
  listen(listener: Listener): (() => void) | null;
  stop(): void;
};

/** Polling interval: two receptionists see the same within this time, on whichever backend. */
const EVERY_MS = 2_500;
const HEARTBEAT_MS = 20_000;
/** The counts are refreshed at least this often, because deletions are not detected. */
const COUNT_MS = 60_000;
/** Per account and backend: a browser has six connections to a site without HTTP/2. */
const MAX_PER_ACCOUNT = 4;

const WATCHED: readonly Watched[] = [...KINDS, 'agenda'];

type Options = { onError: (error: unknown) => void; everyMs?: number; heartbeatMs?: number };

/**
 * Polls the inboxes once for all listeners, while there are any, and notifies those affected by a change. Polling
 * instead of notifications works with several backends and with the embedded database.
 */
export function createInboxEvents(db: Db, options: Options): InboxEvents {
  const { onError, everyMs = EVERY_MS, heartbeatMs = HEARTBEAT_MS } = options;
  const listeners = new Map<Listener, SentState>();
  let timer: NodeJS.Timeout | undefined;
  const readAgain = tallyReader(db);
  let isReading = false;
  let isStopped = false;

  const schedule = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void round(), ms);
    timer.unref();
  };
  const round = async () => {
    isReading = true;
    try {
      await write();
    } catch (error) {
      onError(error);
    }
    isReading = false;
    if (listeners.size > 0) schedule([...listeners.values()].some(({ writtenAt }) => writtenAt === 0) ? 0 : everyMs);
  };
  const write = async () => {
    const read = [...listeners.keys()];
    const live = await liveSessions(db, [...new Set(read.map(({ token }) => token))]);
    const tallies = await readAgain();
    for (const listener of read) {
      const last = listeners.get(listener);
      if (!last) continue;
      if (!live.has(listener.token)) {
        listeners.delete(listener);
        listener.onEnd(true);
        continue;
      }
      const next = tell(listener, last, { counts: countsOf(tallies, listener.account), heartbeatMs });
      if (listeners.has(listener)) listeners.set(listener, next);
    }
  };

  return {
    listen: (listener) => {
      const own = [...listeners.keys()].filter(({ account }) => account.id === listener.account.id);
      if (isStopped || own.length >= MAX_PER_ACCOUNT) return null;
      listeners.set(listener, { marks: {}, writtenAt: 0 });
      if (!isReading) schedule(0);
      return () => void listeners.delete(listener);
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      const all = [...listeners.keys()];
      listeners.clear();
      for (const { onEnd } of all) onEnd(false);
    },
  };
}

/** State last sent to a listener; 0 before the first event. */
type SentState = { marks: Counts['marks']; writtenAt: number };

/**
 * Sends a listener the changes since its last event, or a heartbeat after a while without any; returns its new state.
 */
function tell(
  { onEvent, onHeartbeat }: Listener,
  last: SentState,
  { counts: { fresh, marks }, heartbeatMs }: { counts: Counts; heartbeatMs: number },
): SentState {
  const changed = WATCHED.filter((kind) => marks[kind] !== last.marks[kind]);
  const now = performance.now();
  if (last.writtenAt === 0 || changed.length > 0) onEvent({ fresh, changed });
  else if (now - last.writtenAt >= heartbeatMs) onHeartbeat();
  else return last;
  return { marks, writtenAt: now };
}

/** Returns a function that reads the tallies, cached while nothing has changed. */
function tallyReader(db: Db): () => Promise<Tally[]> {
  let known: { change: string; tallies: Tally[]; at: number } | null = null;
  return async () => {
    const change = await readChange(db);
    if (known === null || change !== known.change || performance.now() - known.at > COUNT_MS)
      known = { change, tallies: await readTallies(db), at: performance.now() };
    return known.tallies;
  };
}
