import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { signalGroup } from '@/scripts/processes.mjs';

export type RunningCluster = {
  npm: ChildProcess;
  /** Its output so far. */
  said: () => string;
  origin: string;
  certificate: Buffer;
  /** The folder that must be deleted when it ends. */
  scratch: string;
  /** The cluster and its processes. */
  pids: () => number[];
  restart: () => Promise<string>;
  /** Ends all of it at once, when a test has failed before. */
  kill: () => void;
  /** Runs an operator's command on its database; returns its output. */
  operate: (args: string[]) => Promise<string>;
};

type Record = { cluster: { pid: number }; scratch: string; members: { pid: number }[] };

const STARTED_MS = 180_000;

/** Runs `npm run cluster` in a separate process group, as a person would. The test that starts it ends it. */
export async function startCluster(port: number, folder: string): Promise<RunningCluster> {
  const env = {
    ...process.env,
    CLUSTER_PORT: `${port}`,
    CLUSTER_DIR: folder,
    LOG_LEVEL: 'warn',
    HOLDS_WITHOUT_CODE: 'off',
  };
  const npm = spawn('npm', ['run', 'cluster'], { detached: true, stdio: ['ignore', 'pipe', 'pipe'], env });
  let text = '';
  for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (data) => (text += data));
  const deadline = Date.now() + STARTED_MS;
  while (!text.includes('Ctrl-C stops all of it.')) {
    if (npm.exitCode !== null || Date.now() > deadline) throw new Error(`The cluster did not start:\n${text}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const record = (): Record => JSON.parse(readFileSync(path.join(folder, 'cluster.json'), 'utf8'));
  const { scratch } = record();
  const run = promisify(execFile);
  const written = readFileSync(path.join(scratch, 'backend.env'), 'utf8');
  const settings = Object.fromEntries([...written.matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]));
  return {
    npm,
    said: () => text,
    origin: `https://localhost:${port}`,
    certificate: readFileSync(path.join(scratch, 'nginx/certificate.pem')),
    scratch,
    pids: () => [record().cluster.pid, ...record().members.map(({ pid }) => pid)],
    kill: () => {
      if (existsSync(path.join(folder, 'cluster.json'))) {
        process.kill(record().cluster.pid, 'SIGKILL');
        for (const { pid } of record().members) signalGroup(pid, 'SIGKILL');
        rmSync(scratch, { recursive: true, force: true });
      }
    },
    restart: async () => (await run('npm', ['run', 'cluster', '--', 'restart'], { env })).stdout,
    operate: async (args) => {
      const own = { ...process.env, ...settings, DATA_DIR: path.join(scratch, 'operator') };
      const { stdout } = await run(process.execPath, ['backend/dist/cli.mjs', ...args], {
        env: own,
        maxBuffer: 2 ** 26,
      });
      return stdout;
    },
  };
}
