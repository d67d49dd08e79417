import { Agent, setGlobalDispatcher } from 'undici';

/**
 * Sets the limits of every fetch without its own dispatcher (docs/architecture.md#timeouts): connect 1.5 s, headers and body
 * 3 s, 5 MB, 16 sockets per origin. The caller sets the deadline of the whole call.
 */
export function limitUpstreamCalls(): void {
  setGlobalDispatcher(
    new Agent({
      connect: { timeout: 1_500 },
      headersTimeout: 3_000,
      bodyTimeout: 3_000,
      maxResponseSize: 5_000_000,
      connections: 16,
    }),
  );
}
