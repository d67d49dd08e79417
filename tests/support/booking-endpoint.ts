import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from '@clinic/contract/tests/support/loopback';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { POST } from '@/app/api/citas/solicitar/route';
import { apiUpstream } from './api-upstream';
import { aBooking, TODAY } from './appointment';
import { forgetState } from './process-state';

export const KEY = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
export const CONSENT = { research: '1', notifications: '0', paysOnline: true };
export const PAYMENT_URL = 'https://pay.example.test/1';
const HOURS = { success: 'true', slots: [{ initTime: '0915', endTime: '0930' }], price: '59.00', scheduleId: 200 };

type Upstream = {
  /** The bodies of the requests it got. */
  sent: Record<string, unknown>[];
  isFree: boolean;
  /** Whether it still accepts the bearer token of a professional. */
  acceptsBearer: boolean;
  reply: { status: number; body: unknown };
};

const initial = (): Upstream => ({
  sent: [],
  isFree: true,
  acceptsBearer: true,
  reply: { status: 200, body: { success: true, paymentUrl: PAYMENT_URL } },
});

/** Status and body of a response. */
export const read = async (answer: Response) => [answer.status, await answer.json()];

/**
 * The booking endpoint in front of an upstream with one free hour; `state` is the upstream's response. For the top of a
 * test file.
 */
export function bookingEndpoint() {
  const upstream = apiUpstream();
  const state = initial();

  function answerAsUpstream(request: IncomingMessage, response: ServerResponse): void {
    if (request.method === 'GET') {
      request.resume();
      const isCheck = request.url?.includes('initTime');
      json(response, 200, isCheck ? { success: 'true', available: state.isFree } : HOURS);
      return;
    }
    if (request.url === '/api/profesionales/checkfirsttime') {
      request.resume();
      json(response, state.acceptsBearer ? 200 : 401, state.acceptsBearer ? { success: 0 } : {});
      return;
    }
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      state.sent.push(JSON.parse(Buffer.concat(parts).toString()) as Record<string, unknown>);
      json(response, state.reply.status, state.reply.body);
    });
  }

  beforeAll(() => {
    process.env.PAYMENT_HOSTS = 'https://pay.example.test';
    vi.useFakeTimers({ now: new Date(`${TODAY}T12:00:00Z`), toFake: ['Date'] });
  });
  afterAll(() => void vi.useRealTimers());
  beforeEach(() => {
    forgetState('rate.solicitar', 'booking.');
    upstream.answer = answerAsUpstream;
    Object.assign(state, initial());
  });

  const post = (body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
    POST(
      new Request('http://localhost:3000/api/citas/solicitar', {
        method: 'POST',
        body: typeof body === 'string' ? body : JSON.stringify(body),
        headers: { 'content-type': 'application/json', host: 'localhost:3000', 'idempotency-key': KEY, ...headers },
      }),
    );
  const book = (given: object = {}, headers: Record<string, string> = {}) =>
    post({ locale: 'ca', draft: aBooking(), consent: CONSENT, ...given }, headers);

  return { upstream, state, answerAsUpstream, post, book };
}
