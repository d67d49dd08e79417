import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { TableName } from '#catalogue/tables';
import { createNotifier } from '#editing/notifier';

const WAIT_MS = 40;

describe('the site is notified of what editors write', () => {
  it('after backends have settled, once for writes that come together', async () => {
    const calls: (readonly TableName[])[] = [];
    const { note } = createNotifier(async (names) => {
      calls.push(names);
      await pause(WAIT_MS);
    }, WAIT_MS);
    note(['medicos']);
    note(['medicos', 'especialidads']);
    expect(calls).toEqual([]);
    await expect.poll(() => calls.flat()).toEqual(expect.arrayContaining(['medicos', 'especialidads']));
    expect(calls.length).toBeLessThanOrEqual(2);
  });

  it('of every write, whatever became of a call before', async () => {
    const calls: string[] = [];
    const { note } = createNotifier(async (names) => {
      calls.push(names.join());
      throw new Error('the site is away');
    }, 1);
    note(['medicos']);
    await expect.poll(() => calls).toEqual(['medicos']);
    note(['posts']);
    await expect.poll(() => calls).toEqual(['medicos', 'posts']);
  });

  it('no more once the backend stops', async () => {
    const calls: string[] = [];
    const { note, stop } = createNotifier(async (names) => void calls.push(names.join()), WAIT_MS);
    note(['medicos']);
    await stop();
    await pause(2 * WAIT_MS);
    expect(calls).toEqual([]);
  });
});
