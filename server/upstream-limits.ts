import { Agent, setGlobalDispatcher } from 'undici';

/**
 * Gives every fetch of this process the limits of architecture section 3: connect 1.5 s, headers and body 3 s, 5 MB,
 * 16 sockets per origin. They are set here because the framework drops the AbortSignal of a fetch whose kept answer is
 * stale, so a hung upstream would otherwise hold a page for minutes.
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
