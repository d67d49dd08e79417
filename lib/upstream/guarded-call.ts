import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';
import type { Dispatcher } from 'undici';
import type { Verdict } from './breaker';
import { statusInBody } from './problem';

/** Maximum response size, in bytes. */
export const BODY_LIMIT_BYTES = 5 * 1024 * 1024;
export const PICTURE_LIMIT_BYTES = 8 * 1024 * 1024;

/** An `application/json` or `…+json` type of content. */
export const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\b/i;

/** Reason for ending a call here. `code` is read by lib/upstream/client.ts. */
export class CallError extends Error {
  constructor(
    readonly code: 'DEADLINE' | 'NOT_JSON' | 'BROKEN_JSON' | 'TOO_LARGE' | 'CIRCUIT_OPEN',
    message: string,
  ) {
    super(message);
  }
}

type Controller = Dispatcher.DispatchController;
type Held = { status: number; headers: IncomingHttpHeaders; message: string | undefined; chunks: Buffer[] };
type Rules = {
  deadlineMs: number /** A success has to be whole JSON before anybody gets to see it. */;
  isCached: boolean;
};

const UNREACHABLE = new Set([
  ...['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN', 'ECONNABORTED'],
  'UND_ERR_CONNECT_TIMEOUT',
]);
const DECODERS: Record<string, (body: Buffer, options: object) => Promise<Buffer>> = {
  gzip: promisify(gunzip),
  'x-gzip': promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
};

/**
 * One call on the wire, between the sockets and the caller. It ends at its deadline even when bytes keep arriving and
 * when the caller's signal was dropped (a background refresh of the framework). The framework caches every 200, so a
 * cacheable success is held back until it is known to be whole JSON.
 */
export class GuardedCall implements Dispatcher.DispatchHandler {
  readonly verdict: Promise<Verdict>;
  readonly #handler: Dispatcher.DispatchHandler;
  readonly #rules: Rules;
  readonly #timer: NodeJS.Timeout;
  #settle: (verdict: Verdict) => void = () => undefined;
  #controller: Controller | null = null;
  #held: Held | null = null;
  #status = 0;
  #ended: Error | null = null;

  constructor(handler: Dispatcher.DispatchHandler, rules: Rules) {
    this.#handler = handler;
    this.#rules = rules;
    this.verdict = new Promise((resolve) => {
      this.#settle = resolve;
    });
    const { deadlineMs } = rules;
    const end = () => this.fail(new CallError('DEADLINE', `No whole answer in ${deadlineMs} ms`), 'failed');
    this.#timer = setTimeout(end, deadlineMs).unref();
  }

  /** Ends the call: the caller gets the reason and the socket is released. */
  fail(error: Error, verdict: Verdict): void {
    if (this.#ended) return;
    this.#close(error, verdict);
    this.#handler.onResponseError?.(this.#outward, error);
    this.#controller?.abort(error);
  }

  onRequestStart(controller: Controller, context: unknown): void {
    this.#controller = controller;
    if (this.#ended)
      controller.abort(this.#ended); // the deadline passed while waiting for a socket
    else this.#handler.onRequestStart?.(this.#outward, context);
  }

  onResponseStart(_controller: Controller, status: number, headers: IncomingHttpHeaders, message?: string): void {
    if (this.#ended) return;
    this.#status = status;
    if (status !== 200 || !this.#rules.isCached)
      this.#handler.onResponseStart?.(this.#outward, status, headers, message);
    else if (JSON_TYPE.test(headers['content-type'] ?? '')) this.#held = { status, headers, message, chunks: [] };
    else this.fail(new CallError('NOT_JSON', 'The answer is not JSON'), 'failed');
  }

  onResponseData(_controller: Controller, chunk: Buffer): void {
    if (this.#ended) return;
    if (this.#held) this.#held.chunks.push(chunk);
    else this.#handler.onResponseData?.(this.#outward, chunk);
  }

  onResponseEnd(_controller: Controller, trailers: IncomingHttpHeaders): void {
    if (this.#ended) return;
    if (this.#held) return void this.#release(this.#held, trailers);
    const hasFailed = this.#status >= 500 || (this.#status >= 300 && this.#status < 400 && this.#status !== 304);
    this.#close(DONE, hasFailed ? 'failed' : 'answered');
    this.#handler.onResponseEnd?.(this.#outward, trailers);
  }

  onResponseError(_controller: Controller, error: Error): void {
    const code = 'code' in error ? String(error.code) : '';
    this.fail(error, UNREACHABLE.has(code) ? 'unreachable' : 'failed');
  }

  async #release({ status, headers, message, chunks }: Held, trailers: IncomingHttpHeaders): Promise<void> {
    try {
      const body = await whole(Buffer.concat(chunks), headers['content-encoding']);
      if (this.#ended) return;
      this.#close(DONE, 'answered');
      const { 'content-encoding': _encoding, 'content-length': _length, ...others } = headers;
      // An empty body means "none" but may be truncated: as a 204 it is not cached.
      this.#handler.onResponseStart?.(this.#outward, body.length > 0 ? status : 204, others, message);
      if (body.length > 0) this.#handler.onResponseData?.(this.#outward, body);
      this.#handler.onResponseEnd?.(this.#outward, trailers);
    } catch (error) {
      this.fail(error as Error, 'failed');
    }
  }

  #close(reason: Error, verdict: Verdict): void {
    this.#ended = reason;
    clearTimeout(this.#timer);
    this.#settle(verdict);
  }

  /** The caller can abort and apply backpressure. A held-back body is no longer on the wire. */
  get #outward(): Controller {
    const controller = this.#controller;
    const isHeld = this.#held !== null;
    return {
      get aborted() {
        return controller?.aborted ?? false;
      },
      get paused() {
        return !isHeld && (controller?.paused ?? false);
      },
      get reason() {
        return controller?.reason ?? null;
      },
      abort: (reason) => controller?.abort(reason),
      pause: () => isHeld || controller?.pause(),
      resume: () => isHeld || controller?.resume(),
    };
  }
}

const DONE = new Error('The call is over');

/** The body as JSON text, decompressed. Throws CallError when it is cut short, no JSON, an error, or too long. */
async function whole(raw: Buffer, encoding: string | undefined): Promise<Buffer> {
  const decode = encoding ? DECODERS[encoding.trim().toLowerCase()] : undefined;
  if (encoding && encoding !== 'identity' && !decode) throw new CallError('NOT_JSON', 'The answer is packed otherwise');
  const body =
    decode && raw.length > 0 ? await decode(raw, { maxOutputLength: BODY_LIMIT_BYTES }).catch(unpackError) : raw;
  const text = body.toString('utf8').trim();
  if (text === '') return Buffer.alloc(0);
  const status = statusInBody(parsed(text));
  if (status !== null && status >= 500)
    throw new CallError('BROKEN_JSON', `The answer is an error ${status} sent as a success`);
  return body;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new CallError('BROKEN_JSON', 'The answer is broken JSON');
  }
}

function unpackError(error: unknown): never {
  const isTooLarge = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
  throw isTooLarge
    ? new CallError('TOO_LARGE', 'The answer is too long')
    : new CallError('BROKEN_JSON', 'The answer is cut short');
}
