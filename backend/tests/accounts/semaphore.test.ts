import { describe, expect, it } from 'vitest';
import { BusyError, createSemaphore } from '#accounts/semaphore';

/** A task that ends when it is told to. */
function held<T>(value: T) {
  let end: (value: T) => void = () => undefined;
  const promise = new Promise<T>((resolve) => {
    end = resolve;
  });
  return { work: () => promise, end: () => end(value) };
}

describe('a semaphore', () => {
  it('runs a limited number of tasks, queues a limited number, and refuses the rest', async () => {
    const pass = createSemaphore(2, 1);
    let most = 0;
    let running = 0;
    const works = [held(1), held(2), held(3)];
    const passes = works.map(({ work }) =>
      pass(async () => {
        running += 1;
        most = Math.max(most, running);
        const value = await work();
        running -= 1;
        return value;
      }),
    );
    await expect(pass(async () => 4)).rejects.toThrow(BusyError);
    await expect(pass(async () => 4)).rejects.toMatchObject({ retryAfterSeconds: 2 });
    expect(running).toBe(2);
    for (const { end } of works) end();
    expect(await Promise.all(passes)).toEqual([1, 2, 3]);
    expect(most).toBe(2);
    expect(await pass(async () => 5)).toBe(5);
  });

  it('releases the slot after a failure', async () => {
    const pass = createSemaphore(1, 5);
    const fail = async (): Promise<never> => {
      throw new Error('no');
    };
    const outcomes = await Promise.allSettled([pass(fail), pass(fail), pass(async () => 'yes')]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
    expect(await pass(async () => 'again')).toBe('again');
  });
});
