import { Loopback } from '@clinic/contract/tests/support/loopback';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { forgetState } from './process-state';

/** A server in place of the API for a whole test file; what it was asked is forgotten before each test. */
export function apiUpstream(): Loopback {
  const upstream = new Loopback();
  beforeAll(async () => {
    process.env.API_URL = (await upstream.start()).origin;
  });
  afterAll(() => upstream.stop());
  beforeEach(() => {
    upstream.calls.length = 0;
    upstream.headers.length = 0;
    forgetState('transport', 'last-good', 'visitor-'); // breakers, sockets, last good answers, limits by visitor
  });
  return upstream;
}
