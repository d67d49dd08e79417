import type { Socket } from 'node:net';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { reachable } from '#store/lock';

/** Messages from an operator's command to the process that owns the database; each gets one answer, in order. */
export type Question =
  | { operation: 'query'; sql: string; params: readonly unknown[] }
  | { operation: 'script'; sql: string }
  /** All questions from here to `commit` or `rollback` are one transaction. */
  | { operation: 'begin'; limitMs?: number }
  | { operation: 'commit' }
  | { operation: 'rollback' };

export type Answer =
  | { rows: Record<string, unknown>[] }
  | { error: { message: string; code?: string; constraint?: string } };

const HEAD_BYTES = 4;

/** Writes four bytes of length and the value as a structured clone, which preserves dates and bytes. */
export function send(socket: Socket, value: Question | Answer): void {
  const body = serialize(value);
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeUInt32BE(body.length);
  socket.write(Buffer.concat([head, body]));
}

/** Yields the values that arrive on a socket until the other side disconnects. Ends without throwing when it breaks. */
export async function* received<T>(socket: Socket): AsyncGenerator<T, undefined> {
  let parts: Buffer[] = [];
  let bytes = 0;
  let wanted = HEAD_BYTES;
  let isHead = true;
  const chunks = socket[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  for (;;) {
    const next = await chunks.next().catch(() => null);
    if (!next || next.done) return;
    parts.push(next.value);
    bytes += next.value.length;
    while (bytes >= wanted) {
      const all = Buffer.concat(parts);
      const piece = all.subarray(0, wanted);
      parts = [all.subarray(wanted)];
      bytes -= wanted;
      wanted = isHead ? piece.readUInt32BE() : HEAD_BYTES;
      isHead = !isHead;
      if (isHead) yield deserialize(piece) as T;
    }
  }
}

/** Accessible only to its owner: a user who can open the socket may read and write the whole database. */
export const socketFolder = (dataDir: string): string => path.resolve(dataDir, 'operator');

/** Returns the path of the socket, short enough for the system; call `close` when it is no longer used. */
export function socketPath(dataDir: string): { socket: string; close: () => void } {
  const { folder, close } = reachable(socketFolder(dataDir));
  return { socket: path.join(folder, 'operator.sock'), close };
}

/**
 * Sockets restricted to one user are files: Windows has none, and commands need exclusive use of the database there.
 */
export const hasSockets = process.platform !== 'win32';
