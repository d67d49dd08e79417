import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { schedule } from '@/scripts/test/schedule.mjs';

type Step = { name: string; cores: number; after?: string[]; notBeside?: string };

const good = { passed: 1, failed: 0, failures: [], files: [] };
const bad = { ...good, passed: 0, failed: 1 };

/** Runs steps that end one by one, in their starting order. Returns the concurrent steps after each start. */
async function run(steps: Step[], broken: string[] = []) {
  const running = new Map<string, () => void>();
  const together: string[] = [];
  const work = async ({ name }: Step) => {
    const ended = new Promise<void>((resolve) => running.set(name, resolve));
    together.push([...running.keys()].join('+'));
    await ended;
    running.delete(name);
    return broken.includes(name) ? bad : good;
  };
  const done = schedule(steps, work);
  for (let left = steps.length; left > 0; left -= 1) {
    await turn();
    [...running.values()][0]?.();
  }
  return { together, results: await done };
}

describe('steps on two cores', () => {
  it('run two at a time, and a step that uses both cores alone', async () => {
    const steps = [
      { name: 'a', cores: 1 },
      { name: 'b', cores: 2 },
      { name: 'c', cores: 1 },
    ];
    expect((await run(steps)).together).toEqual(['a', 'a+c', 'b']);
  });

  it('wait for their predecessors', async () => {
    const steps = [
      { name: 'a', cores: 1 },
      { name: 'b', cores: 1, after: ['a'] },
    ];
    expect((await run(steps)).together).toEqual(['a', 'b']);
  });

  it('wait for a conflicting step, also when it fails', async () => {
    const steps = [
      { name: 'a', cores: 1 },
      { name: 'b', cores: 1, notBeside: 'a' },
      { name: 'c', cores: 1 },
    ];
    expect((await run(steps, ['a'])).together).toEqual(['a', 'a+c', 'c+b']);
  });

  it('fail without running when a predecessor failed, while the others go on', async () => {
    const steps = [
      { name: 'a', cores: 1 },
      { name: 'b', cores: 1, after: ['a'] },
      { name: 'c', cores: 2 },
    ];
    const { together, results } = await run(steps, ['a']);
    expect(together).toEqual(['a', 'c']);
    expect(results[1]).toMatchObject({ failed: 1, failures: ['b: not run, because "a" failed'] });
    expect(results[2]).toEqual(good);
  });

  it('follow an earlier step, or nothing runs', async () => {
    await expect(schedule([{ name: 'b', cores: 1, after: ['a'] }], async () => good)).rejects.toThrow(
      '"b" follows "a", which is no step before it.',
    );
  });
});
