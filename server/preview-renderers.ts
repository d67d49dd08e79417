import { connectFramework, type Framework } from './framework';
import type { Renderer } from './renderers';

const MOST = 2;
const IDLE_MS = 5 * 60_000;
const CHECK_MS = 30_000;

type Running = { framework: Promise<Framework>; stop: () => Promise<void>; usedAt: number };

export type PreviewRenderers = {
  /** The framework in the thread of this preview, which is started if it does not run. Rejects when it cannot be. */
  of: (token: string) => Promise<Framework>;
  stop: () => Promise<void>;
};

/**
 * A thread for each preview that is looked at, two at most: what the site keeps in memory is then that preview's alone. One
 * that was not asked for five minutes is ended.
 */
export function createPreviewRenderers(start: (token: string) => Promise<Renderer>): PreviewRenderers {
  const running = new Map<string, Running>();
  const end = async (token: string): Promise<void> => {
    const ending = running.get(token);
    running.delete(token);
    await ending?.stop();
  };
  const timer = setInterval(() => {
    for (const [token, { usedAt }] of running) if (performance.now() - usedAt > IDLE_MS) void end(token);
  }, CHECK_MS);
  timer.unref();

  const begin = (token: string): Running => {
    const started = start(token);
    const framework = started.then(({ port }) => connectFramework(port));
    const stop = async () => {
      const [client, renderer] = await Promise.all([framework, started]).catch(() => []);
      client?.close();
      await renderer?.stop();
    };
    const made: Running = { framework, stop, usedAt: performance.now() };
    // One that could not start, or ended by itself, is started anew for who asks next.
    const forget = () => (running.get(token) === made ? end(token) : undefined);
    void started.then(({ ended }) => ended).then(forget, forget);
    return made;
  };

  return {
    of: (token) => {
      const known = running.get(token) ?? begin(token);
      known.usedAt = performance.now();
      running.delete(token);
      running.set(token, known); // last in the order of use
      for (const old of [...running.keys()].slice(0, -MOST)) void end(old);
      return known.framework;
    },
    stop: async () => {
      clearInterval(timer);
      await Promise.all([...running.keys()].map(end));
    },
  };
}
