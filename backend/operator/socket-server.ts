import { chmod, mkdir, rm } from 'node:fs/promises';
import net, { type Socket } from 'node:net';
import { type Db, DbError, type Querier } from '#store/db';
import { type Answer, hasSockets, type Question, received, send, socketFolder, socketPath } from './protocol';

/**
 * Lets the operator's commands use the embedded database while this process owns it, through a socket in a folder of
 * DATA_DIR that only this user may enter. Returns a stop function; uncommitted work of a command is then lost.
 */
export async function startSocketServer(db: Db, dataDir: string): Promise<() => Promise<void>> {
  if (db.kind !== 'embedded' || !hasSockets) return async () => undefined;
  const folder = socketFolder(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  const { socket: path, close } = socketPath(dataDir);
  await rm(path, { force: true }); // left by a process that was killed: this process is the only owner of the database
  const visitors = new Set<Socket>();
  const server = net.createServer((socket) => {
    visitors.add(socket);
    socket.on('error', () => undefined).on('close', () => visitors.delete(socket));
    void serve(socket, db).finally(() => socket.destroy());
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(path, resolve));
  return async () => {
    for (const socket of visitors) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
    close();
  };
}

/** Serves one command: its questions in order, until it disconnects. */
async function serve(socket: Socket, db: Db): Promise<void> {
  const questions = received<Question>(socket);
  for (;;) {
    const { value: question } = await questions.next();
    if (!question) return;
    if (question.operation === 'begin') await transaction(socket, db, questions, question.limitMs);
    else send(socket, await answerTo(db, question));
  }
}

/** The command did not commit: roll back here too. */
class TakenBack extends Error {}

async function transaction(
  socket: Socket,
  db: Db,
  questions: AsyncGenerator<Question, undefined>,
  limitMs?: number,
): Promise<void> {
  try {
    await db.tx(async (q) => {
      send(socket, { rows: [] });
      for (;;) {
        const { value: question } = await questions.next();
        if (!question || question.operation === 'rollback') throw new TakenBack();
        if (question.operation === 'commit') return;
        send(socket, await answerTo(q, question));
      }
    }, limitMs);
    send(socket, { rows: [] });
  } catch (error) {
    send(socket, error instanceof TakenBack ? { rows: [] } : failure(error));
    // The loop above may still wait for the next question, which must not be answered any more.
    if (!(error instanceof TakenBack)) socket.end();
  }
}

async function answerTo(q: Querier, question: Question): Promise<Answer> {
  try {
    if (question.operation === 'query') return { rows: await q.query(question.sql, question.params) };
    if (question.operation === 'script') await q.script(question.sql);
    return { rows: [] };
  } catch (error) {
    return failure(error);
  }
}

function failure(error: unknown): Answer {
  const { code, constraint } = error instanceof DbError ? error : {};
  return { error: { message: error instanceof Error ? error.message : String(error), code, constraint } };
}
