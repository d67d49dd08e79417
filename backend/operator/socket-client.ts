import net, { type Socket } from 'node:net';
import { type Db, DbError, oneAtATime, type Querier, type Row } from '#store/db';
import { type Answer, hasSockets, type Question, received, send, socketPath } from './protocol';

/** Opens the database of a running backend through its socket. Returns null if none of this user is listening. */
export async function openSocketClient(dataDir: string): Promise<Db | null> {
  if (!hasSockets) return null;
  const socket = await knock(dataDir);
  if (!socket) return null;
  const answers = received<Answer>(socket);
  const alone = oneAtATime();

  const ask = async (question: Question): Promise<Row[]> => {
    send(socket, question);
    const { value: answer } = await answers.next();
    if (!answer) throw new DbError('The backend was stopped: what was not finished was taken back.');
    if ('error' in answer) throw new DbError(answer.error.message, answer.error.code, answer.error.constraint);
    return answer.rows;
  };
  const session: Querier = {
    query: async <T extends Row>(sql: string, params: readonly unknown[] = []) =>
      (await ask({ operation: 'query', sql, params })) as T[],
    script: async (sql) => {
      await ask({ operation: 'script', sql });
    },
  };
  return {
    kind: 'embedded',
    query: (sql, params) => alone(() => session.query(sql, params)),
    script: (sql) => alone(() => session.script(sql)),
    tx: (work, limitMs) =>
      alone(async () => {
        await ask({ operation: 'begin', limitMs });
        try {
          const result = await work(session);
          await ask({ operation: 'commit' });
          return result;
        } catch (error) {
          // The first error is reported; if the server is gone, there is nothing to roll back.
          await ask({ operation: 'rollback' }).catch(() => undefined);
          throw error;
        }
      }),
    close: async () => {
      socket.destroy();
    },
  };
}

function knock(dataDir: string): Promise<Socket | null> {
  let opened: ReturnType<typeof socketPath>;
  try {
    opened = socketPath(dataDir);
  } catch {
    return Promise.resolve(null); // there is no such folder
  }
  const socket = net.connect(opened.socket);
  return new Promise((resolve) => {
    socket.once('connect', () => {
      opened.close();
      resolve(socket);
    });
    // Also handles later failures: the next question then gets no answer.
    socket.on('error', () => {
      opened.close();
      resolve(null);
    });
  });
}
