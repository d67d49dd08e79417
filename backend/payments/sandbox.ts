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
  /** The notice the gateway sends after the visitor has decided. */
  writeNotice(attempt: Attempt, result: 'paid' | 'denied'): Record<string, string>;
};

/**
 * A gateway that moves no money: its page asks what the bank shall answer. The notice it then sends is signed and goes
 * the way of a real one. The key lives as long as the process, and no longer is needed: it notifies at once.
 */
export function createSandbox(key: Buffer = randomBytes(32)): SandboxProvider {
  const sign = (notice: string) => createHmac('sha256', key).update(notice).digest('base64url');
  return {
    name: 'sandbox',
    form: ({ orderCode, numcita }) => ({
      // A sibling of the page, wherever the page is reached from.
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
      const given = Buffer.from(signature);
      if (expected.length !== given.length || !timingSafeEqual(expected, given)) return null;
      const parsed = noticeSchema.safeParse(JSON.parse(notice));
      if (!parsed.success) return null;
      const { order, amountCents, currency, result } = parsed.data;
      return { orderCode: order, amountCents, currency, result, signed: notice, body: { notice } };
    },
  };
}
