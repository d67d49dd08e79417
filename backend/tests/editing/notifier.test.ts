import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { TableName } from '#catalogue/tables';
import { createNotifier } from '#editing/notifier';

const WAIT_MS = 40;

describe('the notification of the site about edits', () => {
  it('is sent once for writes that come together, after the backends have settled', async () => {
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

  it('is sent for every write, even after a failed call', async () => {
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

  it('is not sent after the backend has stopped', async () => {
    const calls: string[] = [];
    const { note, stop } = createNotifier(async (names) => void calls.push(names.join()), WAIT_MS);
    note(['medicos']);
    await stop();
    await pause(2 * WAIT_MS);
    expect(calls).toEqual([]);
  });
});
