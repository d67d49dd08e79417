// The life of a cluster from start to end.
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { identityOf } from '../../scripts/processes.mjs';
import { createMember } from './member.mjs';
import { describeMembers } from './members.mjs';
import { forgetRecord, writeRecord } from './record.mjs';
import { clusterTable } from './table.mjs';

/** Longer than nginx skips a process that did not respond (fail_timeout in deploy/). */
const SETTLE_MS = 3_000;

/** Processes still running after this time are killed, so that Ctrl-C takes at most 15 s on the busiest machine. */
const STOP_MS = 10_000;

/** Starts a cluster and runs it until SIGINT or SIGTERM; SIGUSR2 restarts it. Resolves to the code to exit with. */
export async function runCluster(plan) {
  const scratch = mkdtempSync(path.join(tmpdir(), 'cluster-'));
  chmodSync(scratch, 0o755); // PostgreSQL and nginx run as their own users
  rmSync(plan.logs, { recursive: true, force: true });
  mkdirSync(plan.logs, { recursive: true });
  const cluster = new Cluster(plan, scratch);
  const abandon = () => cluster.kill();
  process.on('exit', abandon);
  try {
    const signalled = stopSignal(abandon);
    const hasStarted = await Promise.race([cluster.start().then(() => true), signalled.then(() => false)]);
    if (hasStarted) {
      process.stdout.write(`${cluster.table()}\nLogs are in ${plan.logs}. Ctrl-C stops all of it.\n`);
      process.on('SIGUSR2', () => void cluster.restart());
      await signalled;
    }
    process.stdout.write('Stopping.\n');
    return 0;
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    return 1;
  } finally {
    await cluster.stop();
    process.off('exit', abandon);
  }
}

/** The processes of one cluster. */
class Cluster {
  #members = [];
  #restarts = { done: 0, failed: 0 };
  #isRestarting = false;
  #isStopping = false;

  constructor(plan, scratch) {
    this.plan = plan;
    this.scratch = scratch;
  }

  async start() {
    this.#write();
    const described = describeMembers(this.plan, this.scratch);
    const create = (description) => this.#create(description);
    const database = create(described.database);
    const redis = create(described.redis);
    this.backends = described.backends.map(create);
    this.sites = described.sites.map(create);
    const nginx = create(described.nginx);
    await Promise.all([this.#begin(database), this.#begin(redis)]);
    described.createDatabase();
    for (const backend of this.backends) await this.#begin(backend); // the first one creates the catalogue
    await this.#begin(nginx); // sites reach the backends through it
    await Promise.all(this.sites.map((site) => this.#begin(site)));
  }

  /** Restarts backends and sites, one after the other: the others keep responding. */
  async restart() {
    if (this.#isRestarting || this.#isStopping) return;
    this.#isRestarting = true;
    const startedAt = Date.now();
    try {
      for (const member of [...this.backends, ...this.sites]) {
        await member.stop();
        await this.#begin(member);
        await pause(SETTLE_MS);
      }
      this.#restarts.done += 1;
      process.stdout.write(`Restarted in ${Math.round((Date.now() - startedAt) / 1_000)} s.\n${this.table()}\n`);
    } catch (error) {
      this.#restarts.failed += 1;
      process.stderr.write(`${error.message}\n`);
    }
    this.#isRestarting = false;
    this.#write();
  }

  table() {
    return clusterTable(this.#members);
  }

  /** Stops the outermost processes first, so that none loses a process that it still needs. */
  async stop() {
    this.#isStopping = true;
    const end = setTimeout(() => this.kill(), STOP_MS);
    const named = (start) => this.#members.filter(({ role }) => role.startsWith(start));
    for (const group of ['nginx', 'site', 'backend', 'redis', 'postgresql']) {
      await Promise.all(named(group).map((member) => member.stop()));
    }
    clearTimeout(end);
    this.#clear();
  }

  /** Ends everything at once. */
  kill() {
    this.#isStopping = true;
    for (const member of this.#members) member.kill();
    this.#clear();
  }

  #create(description) {
    const onChange = () => this.#write();
    const member = createMember({ ...description, logs: this.plan.logs, onChange });
    this.#members.push(member);
    return member;
  }

  async #begin(member) {
    if (this.#isStopping) throw new Error('The cluster is being stopped.');
    process.stdout.write(`Starting ${member.role} (${member.address}).\n`);
    await member.start();
  }

  #write() {
    if (this.#isStopping) return;
    const members = this.#members.map((member) => member.identity()).filter(Boolean);
    const { scratch } = this;
    writeRecord(this.plan.folder, { cluster: identityOf(process.pid), scratch, members, restarts: this.#restarts });
  }

  #clear() {
    rmSync(this.scratch, { recursive: true, force: true, maxRetries: 5 });
    forgetRecord(this.plan.folder);
  }
}

/** Resolves at the first signal; the second one ends everything at once. */
function stopSignal(abandon) {
  return new Promise((resolve) => {
    let isStopping = false;
    const onSignal = () => {
      if (isStopping) {
        abandon();
        process.exit(130);
      }
      isStopping = true;
      resolve();
    };
    process.on('SIGINT', onSignal).on('SIGTERM', onSignal);
  });
}
