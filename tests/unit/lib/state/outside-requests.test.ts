import { AsyncLocalStorage } from 'node:async_hooks';
import { expect, it } from 'vitest';
import { runOutsideRequest } from '@/lib/state/outside-requests';

const request = new AsyncLocalStorage<{ read: string }>();

it('code run outside a request cannot see the request, and neither can its callbacks', async () => {
  runOutsideRequest(() => undefined); // as the start of the renderer does
  await request.run({ read: 'much' }, async () => {
    const inside = () => request.getStore() ?? null;
    expect(inside()).toEqual({ read: 'much' });
    expect(runOutsideRequest(inside)).toBeNull();
    const later = new Promise((resolve) => runOutsideRequest(() => setTimeout(() => resolve(inside()), 1)));
    expect(await later).toBeNull();
    expect(inside()).toEqual({ read: 'much' });
  });
});
