import { Loopback } from '@clinic/contract/tests/support/loopback';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { forgetState } from './process-state';

/** A stub server that replaces the API for a whole test file; its recorded calls are cleared before each test. */
export function apiUpstream(): Loopback {
  const upstream = new Loopback();
  beforeAll(async () => {
    process.env.API_URL = (await upstream.start()).origin;
  });
  afterAll(() => upstream.stop());
  beforeEach(() => {
    upstream.calls.length = 0;
    upstream.headers.length = 0;
    forgetState('transport', 'last-good', 'visitor-'); // breakers, sockets, last good responses, limits by visitor
  });
  return upstream;
}
