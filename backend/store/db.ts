export type Row = Record<string, unknown>;

/**
 * Runs SQL with $1… parameters. Returns integers as number, dates and timestamps without zone as string, numeric as
 * string.
 */
export type Querier = {
  query<T extends Row = Row>(sql: string, params?: readonly unknown[]): Promise<T[]>;
  /** Runs several statements without parameters. */
  script(sql: string): Promise<void>;
};

/**
 * The database, embedded or server. Inside `tx(q => …)` only `q` may be used: the embedded one has a single session, so
 * a call on the outer `db` would wait for the transaction that waits for it.
 */
export type Db = Querier & {
  kind: 'embedded' | 'server';
  /** Commits when the work resolves, rolls back when it rejects or exceeds `limitMs` (default TX_LIMIT_MS). */
  tx<T>(work: (q: Querier) => Promise<T>, limitMs?: number): Promise<T>;
  close(): Promise<void>;
  /** This database without opening sealed values; undefined if it does not open them. */
  asStored?: Db;
  /** This database with a limit in ms for each answer; only for a server. */
  within?: (ms: number) => Db;
  /** Number of connections to the server that are open, idle, and waited for. */
  connections?: () => Record<'open' | 'idle' | 'waiting', number>;
  /** Resolves with the reason when the embedded database crashes; only a new process can help then. */
  died?: Promise<Error>;
};

/** The embedded engine ignores statement_timeout, so the limit is enforced here, for both engines. */
const TX_LIMIT_MS = 60_000;

/** Returns a function that runs works one at a time, in the order of the calls. */
export function oneAtATime(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
}

/** A database error with its SQLSTATE and the violated constraint, if any. */
export class DbError extends Error {
  constructor(
    message: string,
    readonly code?: string,
    readonly constraint?: string,
  ) {
    super(message);
    this.name = 'DbError';
  }
}

/** Runs `work` between begin and commit on one session; `q` must not be used after the transaction. */
export async function runTx<T>(session: Querier, work: (q: Querier) => Promise<T>, limitMs = TX_LIMIT_MS): Promise<T> {
  let isOver = false;
  const guard = <A extends unknown[], R>(call: (...args: A) => Promise<R>) => {
    return async (...args: A): Promise<R> => {
      if (isOver) throw new DbError('This transaction is already over.');
      return await call(...args);
    };
  };
  const q: Querier = { query: guard(session.query.bind(session)) as Querier['query'], script: guard(session.script) };

  await session.script('begin');
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DbError(`A transaction took longer than ${limitMs} ms.`)), limitMs);
  });
  try {
    const result = await Promise.race([work(q), limit]);
    isOver = true;
    await session.script('commit');
    return result;
  } catch (error) {
    isOver = true;
    // A session that cannot roll back has nothing to roll back; the first error is reported.
    await session.script('rollback').catch(() => undefined);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
