import { afterEach, beforeEach, expect, it } from 'vitest';
import { openPurgeChannel, type PurgeChannel } from '@/server/purge-channel';
import type { Purge } from '@/server/purges';
import { startRedis, type TestRedis } from '@/tests/support/redis';

const RECOVERY_MS = 30_000;
const ALL = '{"tags":["*"]}';
const HELLO: Purge = { id: 'hello', body: ALL };
const clinics: Purge = { id: 'p1', body: '{"tags":["centromedicos"]}' };
const doctors: Purge = { id: 'p2', body: '{"tags":["medicos"]}' };

let redis: TestRedis;
const channels: PurgeChannel[] = [];

beforeEach(async () => {
  redis = await startRedis();
});
afterEach(async () => {
  for (const channel of channels.splice(0)) channel.stop();
  redis.goOn();
  await redis.stop();
});

/** A site on the channel; `made` are its purges, `fail` the number of next purges that fail. */
async function startSite() {
  const heard = { made: [] as Purge[], fail: 0, isGreeted: false };
  const channel = openPurgeChannel(redis.url, 'site:', async (purge) => {
    if (purge.id === HELLO.id) {
      heard.isGreeted = true;
      return;
    }
    heard.fail -= 1;
    if (heard.fail >= 0) throw new Error('a renderer is busy');
    heard.made.push(purge);
  });
  channels.push(channel);
  return Object.assign(heard, { channel });
}
/** Waits until both are connected: a message from `from` reaches `to`. */
const untilConnected = async (from: Awaited<ReturnType<typeof startSite>>, to: typeof from) => {
  to.isGreeted = false;
  await expect
    .poll(
      async () => {
        await from.channel.publish(HELLO);
        return to.isGreeted;
      },
      { timeout: RECOVERY_MS },
    )
    .toBe(true);
  to.made.length = 0; // a greeting before the connection is replaced by a full purge
};
const bodies = ({ made }: { made: Purge[] }) => made.map(({ body }) => body);

it('notifies every other site, in order and under the same name, but not the sender', async () => {
  const [one, other] = [await startSite(), await startSite()];
  await untilConnected(one, other);
  await one.channel.publish(clinics);
  await one.channel.publish(doctors);
  await expect.poll(() => other.made, { timeout: RECOVERY_MS }).toEqual([clinics, doctors]);
  expect(one.made).toEqual([]);
});

it('repeats a purge that a site could not perform', async () => {
  const [one, other] = [await startSite(), await startSite()];
  await untilConnected(one, other);
  other.fail = 2;
  await one.channel.publish(clinics);
  await expect.poll(() => other.made, { timeout: RECOVERY_MS }).toEqual([clinics]);
});

it('starts with the messages sent from now on', async () => {
  const [one, other] = [await startSite(), await startSite()];
  await untilConnected(one, other);
  const late = await startSite();
  await untilConnected(one, late);
  await one.channel.publish(clinics);
  await expect.poll(() => late.made, { timeout: RECOVERY_MS }).toEqual([clinics]);
});

it('catches up completely when Redis responds again', async () => {
  const [one, other] = [await startSite(), await startSite()];
  await untilConnected(one, other);
  redis.hang();
  await one.channel.publish(clinics);
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  await one.channel.publish(doctors);
  redis.goOn();
  await expect.poll(() => [...new Set(bodies(other))], { timeout: RECOVERY_MS }).toEqual([clinics.body, doctors.body]);
});

it('expires everything on every site when Redis returned without data', async () => {
  const [one, other] = [await startSite(), await startSite()];
  await untilConnected(one, other);
  await redis.kill();
  await one.channel.publish(clinics);
  await redis.start();
  await expect.poll(() => bodies(other), { timeout: RECOVERY_MS }).toContain(ALL);
  await expect.poll(() => bodies(one), { timeout: RECOVERY_MS }).toEqual([ALL]);
  await untilConnected(one, other);
  await one.channel.publish(doctors);
  await expect.poll(() => other.made, { timeout: RECOVERY_MS }).toContainEqual(doctors);
});

it('expires everything on a site that started without Redis', async () => {
  await redis.kill();
  const site = await startSite();
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(site.made).toEqual([]);
  await redis.start();
  await expect.poll(() => bodies(site), { timeout: RECOVERY_MS }).toEqual([ALL]);
});

it('replaces many unsent purges with one full purge', async () => {
  const [one, other] = [await startSite(), await startSite()];
  await untilConnected(one, other);
  await redis.kill();
  for (let count = 0; count < 50; count += 1) await one.channel.publish({ id: `${count}`, body: clinics.body });
  await redis.start();
  await expect.poll(() => bodies(other), { timeout: RECOVERY_MS }).toContain(ALL);
  expect(other.made.length).toBeLessThan(25);
});
