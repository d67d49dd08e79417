import { describe, expect, it, vi } from 'vitest';
import { createBreaker, type Verdict } from '@/lib/upstream/breaker';

/** Runs calls with these verdicts, each at a different address, and returns how many were run. */
async function run(isProvoked: boolean, verdicts: Verdict[], address?: string) {
  const breaker = createBreaker('test', isProvoked);
  let ran = 0;
  for (const [index, verdict] of verdicts.entries()) {
    if (await breaker.run(address ?? String(index), async () => verdict)) ran += 1;
  }
  return { breaker, ran };
}

const twenty = (verdict: Verdict): Verdict[] => Array(20).fill(verdict);

describe('createBreaker', () => {
  it('opens when calls at several addresses fail', async () => {
    expect((await run(false, twenty('failed'))).ran).toBe(5);
  });

  it('stays closed for repeated failures of one address', async () => {
    expect((await run(false, twenty('failed'), '/one')).ran).toBe(20);
  });

  it('opens when slowly failing addresses are requested again', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance', 'setTimeout', 'setInterval'] });
    const breaker = createBreaker('test', false);
    let ran = 0;
    for (let round = 0; round < 20; round += 1) {
      for (let known = 0; known <= Math.min(round, 5); known += 1)
        if (await breaker.run(`/${known}`, async () => 'failed')) ran += 1;
      await vi.advanceTimersByTimeAsync(4_000);
    }
    vi.useRealTimers();
    expect(ran).toBeLessThan(35);
  });

  it('stays closed for failures that a visitor can provoke, and opens when the upstream is unreachable', async () => {
    expect((await run(true, twenty('failed'))).ran).toBe(20);
    expect((await run(true, twenty('unreachable'))).ran).toBe(5);
  });

  it('stays closed for responses of any status', async () => {
    expect((await run(false, twenty('answered'))).ran).toBe(20);
  });

  it('retries a second later, with one call', async () => {
    const { breaker } = await run(false, twenty('failed'));
    let tries = 0;
    const call = async (): Promise<Verdict> => {
      tries += 1;
      return 'answered';
    };
    expect(await breaker.run('/x', call)).toBe(false);
    await expect.poll(() => breaker.run('/x', call), { timeout: 2_000, interval: 50 }).toBe(true);
    expect(tries).toBe(1);
    expect(await breaker.run('/y', call)).toBe(true);
  });

  it('closes when the upstream is known to work, whatever earlier calls report', async () => {
    const { breaker } = await run(false, twenty('failed'));
    let end: (verdict: Verdict) => void = () => undefined;
    breaker.reset();
    const hanging = breaker.run('/hanging', () => new Promise((resolve) => (end = resolve)));
    breaker.reset();
    end('failed');
    await hanging;
    expect(await breaker.run('/x', async () => 'answered')).toBe(true);
  });
});
