import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Attempt, PaymentProvider } from './provider';

const noticeSchema = z.object({
  order: z.string(),
  amountCents: z.number().int(),
  currency: z.string(),
  result: z.enum(['paid', 'denied']),
});

export type SandboxProvider = PaymentProvider & {
  /** Returns the notice the gateway sends after the visitor has decided. */
  writeNotice(attempt: Attempt, result: 'paid' | 'denied'): Record<string, string>;
};

/**
 * A gateway without real payments: its page asks for the bank's decision. Its notice is signed and processed like a
 * real one. The key lives only as long as the process, which is enough because the notice is sent at once.
 */
export function createSandbox(key: Buffer = randomBytes(32)): SandboxProvider {
  const sign = (notice: string) => createHmac('sha256', key).update(notice).digest('base64url');
  return {
    name: 'sandbox',
    form: ({ orderCode, numcita }) => ({
      // Relative to the page, so that it works under any address.
      action: 'prueba',
      fields: { numcita, order: orderCode },
      buttons: [
        { text: 'approve', name: 'decision', value: 'approve' },
        { text: 'decline', name: 'decision', value: 'decline' },
      ],
    }),
    writeNotice: ({ orderCode, amountCents, currency }, result) => {
      const notice = JSON.stringify({ order: orderCode, amountCents, currency, result });
      return { notice, signature: sign(notice) };
    },
    readNotice: ({ notice = '', signature = '' }) => {
      const expected = Buffer.from(sign(notice));
      const received = Buffer.from(signature);
      if (expected.length !== received.length || !timingSafeEqual(expected, received)) return null;
      const parsed = noticeSchema.safeParse(JSON.parse(notice));
      if (!parsed.success) return null;
      const { order, amountCents, currency, result } = parsed.data;
      return { orderCode: order, amountCents, currency, result, signed: notice, body: { notice } };
    },
  };
}
