import { getCookie } from 'hono/cookie';
import type { InboxEvent, InboxEvents } from '#inbox/events';
import { HEADERS, type StaffEndpoints, type StaffOptions, sessionCookie, waitStaff } from './staff-endpoint';
import { wireCounts, wireKinds } from './staff-inbox';

/** Retry delay of a screen when the account has too many streams. */
const FULL_SECONDS = 60;
/** Reconnection delay of a screen, in milliseconds. */
const RETRY_MS = 3_000;
/** Maximum number of messages waiting for a reader. */
const MAX_WAITING = 50;

/** New items in the inboxes as server-sent events: kinds and counts, no personal data (docs/desk.md). */
export function eventEndpoints({ on }: StaffEndpoints, { isSecure }: StaffOptions, events: InboxEvents): void {
  on('GET', '/eventos', 'patients', async ({ c, account }) => {
    const token = getCookie(c, sessionCookie(isSecure)) ?? '';
    const stream = openStream((write, end) =>
      events.listen({
        ...{ account, token },
        onEvent: (event) => write(`data: ${JSON.stringify(wireEvent(event))}\n\n`),
        onHeartbeat: () => write(':\n\n'),
        onEnd: (hasEnded) => {
          if (hasEnded) write('event: fin\ndata: {}\n\n');
          end();
        },
      }),
    );
    if (stream === null) return waitStaff(c, 429, 'tooManyScreens', FULL_SECONDS);
    return new Response(stream, {
      headers: { ...HEADERS, 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' },
    });
  });
}

const wireEvent = ({ fresh, changed }: InboxEvent) => ({ ...wireCounts(fresh), cambiadas: wireKinds(changed) });

type Start = (write: (text: string) => void, end: () => void) => (() => void) | null;

/** Returns a body that can be written to until it is ended or its reader has gone; null when `start` refuses. */
function openStream(start: Start): ReadableStream<Uint8Array> | null {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  let isOver = false;
  const write = (text: string) => {
    if (isOver) return;
    // Clients that do not read are disconnected; screens reconnect automatically.
    if ((controller?.desiredSize ?? 0) < -MAX_WAITING) return close();
    controller?.enqueue(encoder.encode(text));
  };
  const close = () => {
    if (isOver) return;
    isOver = true;
    stop?.();
    controller?.close();
  };
  const stop = start(write, close);
  if (stop === null) return null;
  return new ReadableStream({
    start: (opened) => {
      controller = opened;
      write(`retry: ${RETRY_MS}\n\n`);
    },
    cancel: () => {
      isOver = true;
      stop();
    },
  });
}
