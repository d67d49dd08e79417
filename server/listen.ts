import http, { type RequestListener, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { pairs, type Security } from './security-headers';

export type Limits = {
  headersMs: number;
  requestMs: number;
  keepAliveMs: number;
  maxConnections: number;
  /** How long a client may leave what was written to it untouched, on top of the time it takes at its slowest. */
  slowMs: number;
  slowestBytesPerSecond: number;
};

export const LIMITS: Limits = {
  headersMs: 10_000,
  requestMs: 30_000,
  keepAliveMs: 65_000,
  maxConnections: 4_096,
  slowMs: 20_000,
  slowestBytesPerSecond: 4_096,
};

const MAX_HEADER = 16 * 1024;

/** An HTTP server that a slow or clumsy client cannot hold up. Not listening yet. */
export function createLimitedServer(listener: RequestListener, security: Security, limits: Limits = LIMITS): Server {
  const { headersMs, requestMs, keepAliveMs, maxConnections } = limits;
  const server = http.createServer(
    {
      maxHeaderSize: MAX_HEADER,
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      keepAliveTimeout: keepAliveMs,
      connectionsCheckingInterval: Math.min(1_000, headersMs),
      requireHostHeader: false, // the listener refuses it with our headers
    },
    listener,
  );
  server.maxConnections = maxConnections;
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => refuse(error, socket, security));
  cutSlowReaders(server, limits);
  return server;
}

/** What could not be read as a request gets an answer too, with the headers of all others. */
function refuse(error: NodeJS.ErrnoException, socket: Duplex, security: Security): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const status = error.code === 'HPE_HEADER_OVERFLOW' ? 431 : error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
  const flat = [...security.fixed, 'Content-Security-Policy', security.policy(), 'Cache-Control', 'no-store'];
  const lines = pairs(flat).map(([name, value]) => `${name}: ${value}`);
  const head = [`HTTP/1.1 ${status} ${http.STATUS_CODES[status]}`, ...lines, 'Connection: close', 'Content-Length: 0'];
  socket.end(`${head.join('\r\n')}\r\n\r\n`, () => socket.destroy());
}

/**
 * Looks from time to time at what each client has not taken yet, and lets go of one that takes too little: its answer
 * would be held in memory for as long as it likes. One look at all sockets costs less than a timer per request.
 */
function cutSlowReaders(server: Server, { slowMs, slowestBytesPerSecond }: Limits): void {
  const sockets = new Map<Duplex, { pending: number; deadline: number }>();
  server.on('connection', (socket) => {
    sockets.set(socket, { pending: 0, deadline: 0 });
    socket.on('close', () => sockets.delete(socket));
  });
  const look = (): void => {
    const now = Date.now();
    for (const [socket, seen] of sockets) {
      const pending = socket.writableLength;
      if (pending === 0) seen.pending = 0;
      else if (seen.pending === 0 || pending < seen.pending) {
        seen.pending = pending;
        seen.deadline = now + slowMs + (pending / slowestBytesPerSecond) * 1_000;
      } else if (now > seen.deadline) socket.destroy();
    }
  };
  const timer = setInterval(look, Math.min(2_000, slowMs / 4)).unref();
  server.on('close', () => clearInterval(timer));
}
