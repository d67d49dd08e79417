import http from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Db } from '#store/db';

/** A completed call: `route` is a pattern, never an address. */
export type RequestLine = { request: string | null; method: string; route: string; status: number; ms: number };

export type Metrics = {
  onRequest: (line: RequestLine) => void;
  onBooking: (outcome: string) => void;
  /** The Prometheus text. */
  text: () => Promise<string>;
};

const SECONDS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Counts events of the backend; the outbox and the connections are read when the text is requested. */
export function createMetrics(db: Db): Metrics {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const requests = new Histogram({
    name: 'backend_request_seconds',
    help: 'Answers of the backend by route',
    labelNames: ['route', 'method', 'status'],
    buckets: SECONDS,
    registers,
  });
  const bookings = new Counter({
    name: 'backend_bookings_total',
    help: 'Appointment requests by what became of them',
    labelNames: ['outcome'],
    registers,
  });
  watchOutbox(db, registers);
  watchConnections(db, registers);
  return {
    onRequest: ({ route, method, status, ms }) =>
      requests.observe(
        { route, method: METHODS.has(method) ? method : 'other', status: `${Math.floor(status / 100)}xx` },
        ms / 1_000,
      ),
    onBooking: (outcome) => bookings.inc({ outcome }),
    text: () => register.metrics(),
  };
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

type Mails = { status: string; mails: number; seconds: number };

function watchOutbox(db: Db, registers: Registry[]): void {
  const oldest = new Gauge({
    name: 'backend_outbox_oldest_seconds',
    help: 'Age of the oldest mail that waits to be sent; 0 when none does',
    registers,
  });
  new Gauge({
    name: 'backend_outbox_mails',
    help: 'Mails that wait to be sent (pending) or were given up (dead)',
    labelNames: ['status'],
    registers,
    async collect() {
      const found = await db.query<Mails>(
        `select status, count(*)::integer as mails,
                extract(epoch from now() - min(created_at))::float8 as seconds
         from outbox where status in ('pending', 'dead') group by status`,
      );
      for (const status of ['pending', 'dead']) {
        this.set({ status }, found.find((one) => one.status === status)?.mails ?? 0);
      }
      oldest.set(found.find(({ status }) => status === 'pending')?.seconds ?? 0);
    },
  });
}

function watchConnections({ connections }: Db, registers: Registry[]): void {
  if (!connections) return;
  new Gauge({
    name: 'backend_database_connections',
    help: 'Connections to the server of the database: open, idle among them, and calls that wait for one',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(connections())) this.set({ state }, count);
    },
  });
}

/** Serves the text at /metrics on a separate port; returns a stop function. Rejects when the port is in use. */
export async function serveMetrics(metrics: Metrics, port: number, host: string): Promise<() => void> {
  const server = http.createServer((req, res) => {
    if (req.method !== 'GET' || req.url !== '/metrics') return res.writeHead(404).end();
    return metrics.text().then(
      (text) => res.writeHead(200, { 'content-type': Registry.PROMETHEUS_CONTENT_TYPE }).end(text),
      () => res.writeHead(503).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
