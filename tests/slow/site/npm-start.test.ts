import { afterAll, beforeAll, expect, test } from 'vitest';
import { answers, copyProject, isRunning, runNpmStart, type Started, startByNpm } from '@/tests/support/npm-start';
import { PORTS } from '@/tests/support/ports';

/** For a busy machine. */
const STOPPED = { timeout: 60_000 };

let project: ReturnType<typeof copyProject>;
const started: Started[] = [];

beforeAll(() => {
  project = copyProject();
});
afterAll(() => {
  for (const pid of started.flatMap(({ npm, sitePid, backendPid }) => [npm.pid, sitePid, backendPid])) {
    if (pid && isRunning(pid)) process.kill(pid, 'SIGKILL');
  }
  project.remove();
});

const settings = () => ({ folder: project.folder, port: PORTS.npmStart, backendPort: PORTS.npmStartBackend });

async function start(): Promise<Started> {
  const site = await startByNpm(settings());
  started.push(site);
  return site;
}
const bothRun = ({ sitePid, backendPid }: Started) => [isRunning(sitePid), isRunning(backendPid)];

test('the first start reports its steps, does not rebuild, and stops when npm is stopped', async () => {
  const site = await start();
  expect(site.said()).toContain('this first time it makes its database and the demo catalogue');
  expect(site.said()).not.toContain('Building');
  expect(bothRun(site)).toEqual([true, true]);

  site.npm.kill('SIGTERM');
  await expect.poll(() => bothRun(site), STOPPED).toEqual([false, false]);
  expect(await answers(`http://localhost:${PORTS.npmStart}/salud/vivo`)).toBe(false);
});

test('the backend of a killed site ends, and the site can start again at once', async () => {
  const killed = await start();
  expect(killed.said()).not.toContain('this first time');
  process.kill(killed.sitePid, 'SIGKILL');
  await expect.poll(() => isRunning(killed.backendPid), STOPPED).toBe(false);

  const again = await start();
  process.kill(again.sitePid, 'SIGKILL');
  const third = await start(); // without a wait for the previous backend
  expect(isRunning(again.backendPid)).toBe(false);
  expect(bothRun(third)).toEqual([true, true]);
});

test('the next start replaces a backend that hangs', async () => {
  const hung = started.at(-1) as Started;
  process.kill(hung.backendPid, 'SIGSTOP');
  process.kill(hung.sitePid, 'SIGKILL');
  const site = await start();
  expect(site.said()).toContain(`Ending the embedded backend of a site that was killed (process ${hung.backendPid}).`);
  expect(isRunning(hung.backendPid)).toBe(false);
  expect(bothRun(site)).toEqual([true, true]);
});

test('a second site on the same data is refused with a sentence, and the first one keeps running', async () => {
  const first = started.at(-1) as Started;
  const second = runNpmStart({ ...settings(), port: PORTS.npmStartSecond, backendPort: PORTS.npmStartSecondBackend });
  await expect.poll(() => second.npm.exitCode, { timeout: 120_000 }).toBe(1);
  expect(second.said()).toContain(
    `Another site (process ${first.sitePid}) is running on .data: stop it, or set DATA_DIR`,
  );
  expect(await answers(`http://localhost:${PORTS.npmStart}/salud/listo`)).toBe(true);
});

test('everything ends when npm itself is killed', async () => {
  const site = started.at(-1) as Started;
  site.npm.kill('SIGKILL');
  await expect.poll(() => bothRun(site), STOPPED).toEqual([false, false]);
});
