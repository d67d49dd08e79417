import pg from 'pg';
import { type Db, DbError, type Querier, type Row, runTx } from './db';

const INT8 = 20;
const DATE = 1082;
const TIMESTAMP = 1114;
const asText = (text: string) => text;

function checkedInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new Error(`The number ${text} is too large to be read exactly.`);
  return value;
}

/** Values have the same JavaScript types as with the embedded database. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => {
    if (oid === INT8) return checkedInteger;
    if (oid === DATE || oid === TIMESTAMP) return asText;
    return pg.types.getTypeParser(oid, format);
  },
};

const STATEMENT_MS = 60_000;
/** Longer than the server's limit for a statement: then the answer was lost, or the server is gone. */
const ANSWER_MS = STATEMENT_MS + 5_000;

/** Opens a pool on the PostgreSQL server of DATABASE_URL. Throws when the server does not respond. */
export async function openPostgres(connectionString: string): Promise<Db> {
  const make = () => {
    const pool = new pg.Pool({
      connectionString,
      types,
      max: 10,
      connectionTimeoutMillis: 5_000,
      statement_timeout: STATEMENT_MS,
      options: '-c timezone=UTC',
    });
    // The pool replaces an idle connection that breaks; without a listener the error would end the process.
    pool.on('error', () => undefined);
    return pool;
  };
  const held = { pool: make() };
  /** When one connection is permanently silent, so are the others, and each would cost a caller the full timeout. */
  const renew = (silent: pg.Pool) => {
    if (held.pool !== silent) return;
    held.pool = make();
    void silent.end();
  };
  await held.pool.query('select 1');
  return { ...database(held, renew, ANSWER_MS), within: (ms) => database(held, renew, ms) };
}

/** The database of a pool, with a limit of `answerMs` per answer. */
function database(held: { pool: pg.Pool }, renew: (silent: pg.Pool) => void, answerMs: number): Db {
  const onPool = (): Querier => {
    const { pool } = held;
    return querier(pool, answerMs, () => renew(pool));
  };
  return {
    kind: 'server',
    query: (sql, params) => onPool().query(sql, params),
    script: (sql) => onPool().script(sql),
    tx: async (work, limitMs) => {
      const { pool } = held;
      const client = await pool.connect();
      let broken: Error | undefined;
      const remember = (error: Error) => {
        broken = error;
      };
      client.on('error', remember);
      const giveUp = (error: Error) => {
        remember(error);
        renew(pool);
      };
      try {
        return await runTx(querier(client, answerMs, giveUp), work, limitMs);
      } finally {
        client.off('error', remember);
        client.release(broken);
      }
    },
    connections: () => {
      const { totalCount, idleCount, waitingCount } = held.pool;
      return { open: totalCount, idle: idleCount, waiting: waitingCount };
    },
    close: () => held.pool.end(),
  };
}

const SILENT = 'The database did not answer in time.';

/** Calls `onSilent` once when an answer is overdue; a single connection is not used any more after that. */
function querier(on: pg.Pool | pg.PoolClient, answerMs: number, onSilent: (error: Error) => void): Querier {
  let silent: Error | null = null;
  const ask = async <T extends Row>(sql: string, params?: readonly unknown[]): Promise<T[]> => {
    if (silent) throw silent;
    const config = { text: sql, ...(params && { values: [...params] }), query_timeout: answerMs };
    try {
      return (await on.query<T>(config)).rows;
    } catch (error) {
      if (!(error instanceof Error) || error.message !== 'Query read timeout') throw error;
      const lost = new DbError(SILENT);
      if (!(on instanceof pg.Pool)) silent = lost;
      onSilent(lost);
      throw lost;
    }
  };
  return {
    query: (sql, params = []) => ask(sql, params),
    script: async (sql) => {
      await ask(sql);
    },
  };
}
