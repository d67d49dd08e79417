import http, { type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { pairs, type Security } from '@/lib/http/security-headers';
import { lingeringClose } from './exchange';

export const LIMITS = {
  headersMs: 10_000,
  requestMs: 125_000, // more than the slowest body may take (lib/endpoints.ts): Node counts from the first byte of the head
  keepAliveMs: 65_000,
  maxConnections: 4_096,
  /** How long a client may read nothing, in addition to the time it needs at the slowest rate. */
  slowMs: 20_000,
  slowestBytesPerSecond: 4_096,
};
export type Limits = typeof LIMITS;

const MAX_HEADER = 16 * 1024;

/** An HTTP server with limits against slow and malformed clients. Not listening yet. */
export function createLimitedServer(listener: RequestListener, security: Security, limits = LIMITS): Server {
  const { headersMs, requestMs, keepAliveMs, maxConnections } = limits;
  /** Nothing is served on a connection that has been ended: its response would be lost. */
  const serve: RequestListener = (req, res) => req.socket.writableEnded || listener(req, res);
  const server = http.createServer(
    {
      maxHeaderSize: MAX_HEADER,
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      keepAliveTimeout: keepAliveMs,
      connectionsCheckingInterval: Math.min(1_000, headersMs),
      requireHostHeader: false, // the listener refuses it with our headers
    },
    serve,
  );
  server.maxConnections = maxConnections;
  server.on('connect', (_, socket) => end(socket as Socket, 405, security));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => refuse(error, socket as Socket, security));
  cutSlowReaders(server, limits);
  return server;
}

/** Rejects with a readable message when the port is in use. */
export async function listenOn(server: Server, port: number, host: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE';
      reject(
        isTaken ? new Error(`Port ${port} is in use by another program: stop it, or set PORT to a free one.`) : error,
      );
    });
    server.listen(port, host, resolve);
  });
}

/** Responds to a malformed request with the usual security headers. */
function refuse(error: NodeJS.ErrnoException, socket: Socket, security: Security): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const status = error.code === 'HPE_HEADER_OVERFLOW' ? 431 : error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
  end(socket, status, security);
}

/** Errors of a CONNECT socket have no other listener: without this one they would end the process. */
function end(socket: Socket, status: number, security: Security): void {
  socket.on('error', () => socket.destroy());
  const lines = pairs([...security.withPolicy, 'Cache-Control', 'no-store']).map(
    ([name, value]) => `${name}: ${value}`,
  );
  const head = [`HTTP/1.1 ${status} ${http.STATUS_CODES[status]}`, ...lines, 'Connection: close', 'Content-Length: 0'];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  lingeringClose(socket);
}

/**
 * Destroys connections of clients that read too slowly: their responses would stay in memory. One check of all sockets
 * costs less than a timer per request.
 */
function cutSlowReaders(server: Server, { slowMs, slowestBytesPerSecond }: Limits): void {
  const sockets = new Map<Duplex, { pending: number; deadline: number }>();
  server.on('connection', (socket) => {
    sockets.set(socket, { pending: 0, deadline: 0 });
    socket.on('close', () => sockets.delete(socket));
  });
  const check = (): void => {
    const now = performance.now(); // a clock put forward would cut everybody
    for (const [socket, seen] of sockets) {
      const pending = socket.writableLength;
      if (pending === 0) seen.pending = 0;
      else if (seen.pending === 0 || pending < seen.pending) {
        seen.pending = pending;
        seen.deadline = now + slowMs + (pending / slowestBytesPerSecond) * 1_000;
      } else if (now > seen.deadline) socket.destroy();
    }
  };
  const timer = setInterval(check, Math.min(2_000, slowMs / 4)).unref();
  server.on('close', () => clearInterval(timer));
}
