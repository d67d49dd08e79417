import { vi } from 'vitest';

/** A response whose page is left while its body is read. */
export const interruptedAnswer = (): Response =>
  new Response(
    new ReadableStream({
      pull: (body) => body.error(new DOMException('The operation was aborted.', 'AbortError')),
    }),
  );

/** Number of promises rejected without a handler while `act` runs and until everything it started has ended. */
export async function unhandledWhile(act: () => void): Promise<number> {
  const heard = vi.fn();
  process.on('unhandledRejection', heard);
  act();
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', heard);
  return heard.mock.calls.length;
}
