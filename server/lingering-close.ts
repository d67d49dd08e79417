import type { Socket } from 'node:net';

/** How long what a client still sends is discarded, in milliseconds. */
const LINGER_MS = 2_000;

/**
 * Ends a connection whose client may still be sending. Closed at once, the client's next bytes would be answered with a
 * reset, and it would read the reset instead of the response.
 */
export function lingeringClose(socket: Socket): void {
  socket.end();
  socket.resume();
  const timer = setTimeout(() => socket.destroy(), LINGER_MS).unref();
  socket.once('close', () => clearTimeout(timer));
}

/** The same after the response in progress: Node's HTTP server would close with `destroySoon`. */
export function lingerAfterResponse(socket: Socket): void {
  socket.destroySoon = () => lingeringClose(socket);
}
