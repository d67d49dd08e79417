import pg from 'pg';
import { type Db, type Querier, type Row, runTx } from './db';

const INT8 = 20;
const DATE = 1082;
const TIMESTAMP = 1114;
const asText = (text: string) => text;

function checkedInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new Error(`The number ${text} is too large to be read exactly.`);
  return value;
}

/** Values come out with the same JavaScript types as from the embedded database. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => {
    if (oid === INT8) return checkedInteger;
    if (oid === DATE || oid === TIMESTAMP) return asText;
    return pg.types.getTypeParser(oid, format);
  },
};

/** A pool on the PostgreSQL server of DATABASE_URL. Throws when the server does not answer. */
export async function openPostgres(connectionString: string): Promise<Db> {
  const pool = new pg.Pool({
    connectionString,
    types,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 60_000,
    options: '-c timezone=UTC',
  });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  await pool.query('select 1');
  return {
    kind: 'server',
    ...querier(pool),
    tx: async (work, limitMs) => {
      const client = await pool.connect();
      let broken: Error | undefined;
      const remember = (error: Error) => {
        broken = error;
      };
      client.on('error', remember);
      try {
        return await runTx(querier(client), work, limitMs);
      } finally {
        client.off('error', remember);
        client.release(broken);
      }
    },
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  };
}

const querier = (on: pg.Pool | pg.PoolClient): Querier => ({
  query: async <T extends Row>(sql: string, params: readonly unknown[] = []) =>
    (await on.query<T>(sql, [...params])).rows,
  script: async (sql) => {
    await on.query(sql);
  },
});
