import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { type Launch, webkitPaths } from './engine';

/** Key codes of WebDriver's key actions (W3C WebDriver, 17.4.2). */
const KEYS: Record<string, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};
const START_TIMEOUT_MS = 15_000;
const CALL_TIMEOUT_MS = 30_000;
/** A narrow window without animations (gtk.css, settings.ini). */
const GTK_CONFIG = path.join(process.cwd(), 'tests/browsers/gtk');

/** WebKitGTK by its WebDriver, on an invisible screen. Every window is a separate session with a separate profile. */
export const launchWebkit: Launch = async (proxyPort) => {
  const paths = webkitPaths();
  if (!paths) throw new Error('WebKitGTK is not installed.');
  const screen = spawn(paths.screen, ['-displayfd', '3', '-screen', '0', '1400x1400x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = String((await once(screen.stdio[3] as NodeJS.ReadableStream, 'data'))[0]).trim();
  const environment = {
    ...process.env,
    DISPLAY: `:${display}`,
    LIBGL_ALWAYS_SOFTWARE: '1',
    LANG: 'C.UTF-8',
    XDG_CONFIG_HOME: GTK_CONFIG,
  };
  let driver = await startDriver(paths.driver, environment);
  const end = () => {
    endGroup(driver.process);
    screen.kill('SIGKILL');
  };
  process.once('exit', end);
  const proxy = { proxyType: 'manual', httpProxy: `127.0.0.1:${proxyPort}` };
  const browserOptions = { binary: paths.browser, args: ['--automation'] };
  const wanted = { proxy, acceptInsecureCerts: true, 'webkitgtk:browserOptions': browserOptions };
  return {
    open: async (width, height) => {
      const session = await openSession(driver.address, wanted).catch(async (error: Error) => {
        if (error.name !== 'TimeoutError') throw error;
        endGroup(driver.process);
        driver = await startDriver(paths.driver, environment);
        return openSession(driver.address, wanted);
      });
      return openWindow(session, width, height);
    },
    close: async () => {
      end();
      process.off('exit', end);
    },
  };
};

async function startDriver(file: string, env: NodeJS.ProcessEnv) {
  const port = await freePort();
  // A separate process group: the browser's processes end with it.
  const driver = spawn(file, [`--port=${port}`], { env, stdio: 'ignore', detached: true });
  return { process: driver, address: `http://127.0.0.1:${port}` };
}

/** About one in a hundred browsers that the driver starts never responds (seen with WebKitGTK 2.50), a TimeoutError. */
async function openSession(address: string, wanted: object): Promise<string> {
  const { sessionId } = await untilAnswers(() =>
    call<{ sessionId: string }>(
      'POST',
      `${address}/session`,
      { capabilities: { alwaysMatch: wanted } },
      START_TIMEOUT_MS,
    ),
  );
  return `${address}/session/${sessionId}`;
}

async function openWindow(session: string, width: number, height: number) {
  let hasHung = false;
  const ask = <T>(method: Method, path: string, body?: object) =>
    call<T>(method, session + path, body).catch((error: Error) => {
      hasHung ||= error.name === 'TimeoutError';
      throw error;
    });
  const evaluate = <T>(expression: string) =>
    ask<T>('POST', '/execute/sync', { script: `return (${expression})`, args: [] });
  const act = async (...actions: object[]) => {
    await ask('POST', '/actions', { actions });
  };
  const point = (x: number, y: number, ...presses: object[]) =>
    act({
      type: 'pointer',
      id: 'mouse',
      parameters: { pointerType: 'mouse' },
      actions: [{ type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 }, ...presses],
    });
  const resize = (size: { width: number; height: number }) => ask('POST', '/window/rect', { x: 0, y: 0, ...size });
  await resize({ width, height });
  const [innerWidth, innerHeight] = await evaluate<[number, number]>('[innerWidth, innerHeight]');
  await resize({ width: 2 * width - innerWidth, height: 2 * height - innerHeight });

  const pressed = (value: string, held: string[] = []) => [
    ...held.map((key) => ({ type: 'keyDown', value: key })),
    { type: 'keyDown', value },
    { type: 'keyUp', value },
    ...held.map((key) => ({ type: 'keyUp', value: key })),
  ];
  return {
    evaluate,
    goto: async (url: string) => {
      await ask('POST', '/url', { url });
    },
    moveTo: (x: number, y: number) => point(x, y),
    pressAt: (x: number, y: number) =>
      point(x, y, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }),
    key: (name: string, modifier?: string) =>
      act({
        type: 'key',
        id: 'keyboard',
        actions: pressed(KEYS[name] ?? name, modifier ? [KEYS[modifier] ?? ''] : []),
      }),
    type: (text: string) =>
      act({ type: 'key', id: 'keyboard', actions: [...text].flatMap((letter) => pressed(letter)) }),
    screenshot: async () => Buffer.from(await ask<string>('GET', '/screenshot'), 'base64'),
    hasHung: () => hasHung,
    close: async () => {
      await ask('DELETE', '');
    },
  };
}

type Method = 'GET' | 'POST' | 'DELETE';

async function call<T>(method: Method, url: string, body?: object, timeoutMs = CALL_TIMEOUT_MS): Promise<T> {
  const signal = AbortSignal.timeout(timeoutMs);
  const answer = await fetch(url, { method, body: body && JSON.stringify(body), signal });
  const { value } = await answer.json();
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

/** The driver takes a moment until it listens. */
async function untilAnswers<T>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      if (tries === 50 || (error as Error).name === 'TimeoutError') throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

function endGroup({ pid }: ChildProcess): void {
  try {
    if (pid) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has already ended.
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}
