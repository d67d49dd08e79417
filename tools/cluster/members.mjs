// The processes of a cluster, in the order in which they start.
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { makePostgres } from '../../backend/postgres-programs.mjs';
import { findProgram } from '../../scripts/find-program.mjs';
import { demoSettings, ROOT } from '../../scripts/project.mjs';
import { makeSiteFolder } from '../../scripts/site-folder.mjs';
import { answers } from './member.mjs';
import { writeNginx } from './nginx.mjs';

const DATABASE = 'clinic';
const HOST = '127.0.0.1';

/** The options of each process for `createMember`: database, Redis, backends, sites and nginx, in this order. */
export function describeMembers(plan, scratch) {
  const server = makePostgres(path.join(scratch, 'postgres'));
  const database = describePostgres(server, path.join(scratch, 'postgres'));
  const env = sharedEnvironment(plan, server);
  const forCommands = ['DATABASE_URL', 'DATA_KEYS'].map((name) => `${name}=${env[name]}\n`).join('');
  writeFileSync(path.join(scratch, 'backend.env'), forCommands, { mode: 0o600 });
  return {
    database,
    createDatabase: () => server.run('createdb', ...database.where, DATABASE),
    redis: describeRedis(plan, scratch),
    backends: plan.backends.map((port, index) => describeBackend(port, index, env, scratch)),
    sites: plan.sites.map((port, index) => describeSite(port, index, env, scratch)),
    nginx: describeNginx(plan, scratch),
  };
}

/** Settings shared by site and backend; the secrets are valid for this run only. */
const sharedEnvironment = (plan, server) => ({
  ...process.env,
  ...demoSettings(),
  NODE_ENV: 'production',
  MALLOC_ARENA_MAX: '2',
  SITE_URL: `https://localhost:${plan.public}`,
  API_URL: `http://${HOST}:${plan.balancer}`,
  BOOKING_FOR_OTHERS: 'on',
  CALL_TIMES: 'on',
  RIGHTS_FORM: 'on',
  OWN_VISITS: 'on',
  DESK: 'on',
  DATABASE_URL: server.address(DATABASE),
  REDIS_URL: `redis://${HOST}:${plan.redis}`,
  SESSION_SECRET: randomBytes(32).toString('base64url'),
  REVALIDATE_SECRET: randomBytes(32).toString('base64url'),
  DATA_KEYS: randomBytes(32).toString('base64url'),
  TRUSTED_PROXY_HOPS: '1',
});

function describePostgres(server, folder) {
  const where = ['-h', folder, '-U', server.administrator];
  return {
    role: 'postgresql',
    address: folder,
    where,
    command: server.command,
    args: server.args,
    as: server.as,
    cwd: folder,
    env: { ...process.env },
    stopSignal: 'SIGINT', // at once, without waiting for connected clients
    isReady: () => ends(path.join(path.dirname(server.command), 'pg_isready'), [...where, '-q']),
  };
}

function describeRedis(plan, scratch) {
  const folder = path.join(scratch, 'redis');
  mkdirSync(folder, { recursive: true });
  const durable = ['--appendonly', 'yes', '--save', '', '--maxmemory-policy', 'volatile-ttl'];
  return {
    role: 'redis',
    address: `${HOST}:${plan.redis}`,
    command: findProgram('redis-server'),
    args: ['--port', `${plan.redis}`, '--bind', HOST, '--dir', folder, ...durable],
    env: { ...process.env },
    isReady: () => listens(plan.redis),
  };
}

function describeBackend(port, index, env, scratch) {
  const DATA_DIR = path.join(scratch, `backend-${index + 1}`);
  return {
    role: `backend-${index + 1}`,
    address: `${HOST}:${port}`,
    command: process.execPath,
    args: [path.join(ROOT, 'backend/dist/server.mjs'), '--ends-with-input'],
    env: { ...env, BACKEND_PORT: `${port}`, DATA_DIR },
    isReady: () => answers(`http://${HOST}:${port}/health`),
  };
}

/** Each in a separate folder: their pages are cached in files. */
function describeSite(port, index, env, scratch) {
  const folder = path.join(scratch, `site-${index + 1}`);
  makeSiteFolder(folder);
  return {
    role: `site-${index + 1}`,
    address: `${HOST}:${port}`,
    command: process.execPath,
    args: [path.join(ROOT, 'dist/server.mjs')],
    cwd: folder,
    env: { ...env, PORT: `${port}`, HOST },
    isReady: () => answers(`http://${HOST}:${port}/salud/listo`),
  };
}

function describeNginx(plan, scratch) {
  const folder = path.join(scratch, 'nginx');
  const file = writeNginx(folder, plan, findProgram('openssl'));
  return {
    role: 'nginx',
    address: `https://localhost:${plan.public}`,
    command: findProgram('nginx'),
    args: ['-p', folder, '-c', file, '-e', 'stderr'],
    env: { ...process.env },
    isReady: async () => (await listens(plan.public)) && (await listens(plan.balancer)),
  };
}

/** True when a program exits with 0. */
const ends = (file, args) => new Promise((resolve) => execFile(file, args, (error) => resolve(error === null)));

/** True when a port of this machine accepts connections. */
const listens = (port) =>
  new Promise((resolve) => {
    const socket = net.connect(port, HOST);
    const done = (isThere) => {
      socket.destroy();
      resolve(isThere);
    };
    socket.once('connect', () => done(true)).once('error', () => done(false));
  });
