import { Agent, type Dispatcher } from 'undici';

/** An `application/json` or `…+json` type of content. */
export const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\b/i;

/**
 * Sockets on which a successful answer that is not JSON is a failed call. Next keeps every 200 it fetches for the time
 * of its tags: a maintenance page of the upstream, sent as 200, would otherwise stay in place of the data for 30 s
 * after the upstream is well again.
 */
export class JsonAgent extends Agent {
  override dispatch(options: Agent.DispatchOptions, handler: Dispatcher.DispatchHandler): boolean {
    const { onHeaders } = handler;
    if (!onHeaders) return super.dispatch(options, handler);
    const guarded: Dispatcher.DispatchHandler = Object.create(handler);
    guarded.onHeaders = function (status, headers, ...rest) {
      if (status === 200 && !JSON_TYPE.test(contentTypeOf(headers))) throw new NotJsonError();
      return onHeaders.call(this, status, headers, ...rest);
    };
    return super.dispatch(options, guarded);
  }
}

/** The upstream answered 200 with something else than JSON. */
export class NotJsonError extends Error {
  readonly code = 'NOT_JSON';

  constructor() {
    super('The answer is not JSON');
  }
}

/** Raw headers are names and values in turn. */
function contentTypeOf(headers: Buffer[]): string {
  const at = headers.findIndex((name, index) => index % 2 === 0 && name.toString().toLowerCase() === 'content-type');
  return at < 0 ? '' : String(headers[at + 1]);
}
