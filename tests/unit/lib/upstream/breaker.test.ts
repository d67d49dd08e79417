import { describe, expect, it } from 'vitest';
import { createBreaker, type Verdict } from '@/lib/upstream/breaker';

/** Runs calls of these verdicts, each at an address of its own, and tells how many were run. */
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
  it('opens when what is asked fails at one address after the other', async () => {
    expect((await run(false, twenty('failed'))).ran).toBe(5);
  });

  it('stays closed for one address that fails on and on', async () => {
    expect((await run(false, twenty('failed'), '/one')).ran).toBe(20);
  });

  it('stays closed for failures that a visitor can provoke, and opens when nobody is there to answer', async () => {
    expect((await run(true, twenty('failed'))).ran).toBe(20);
    expect((await run(true, twenty('unreachable'))).ran).toBe(5);
  });

  it('stays closed for answers, whatever their status', async () => {
    expect((await run(false, twenty('answered'))).ran).toBe(20);
  });

  it('tries again a second later, with one call', async () => {
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
});
