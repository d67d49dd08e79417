import { z } from 'zod';
import type { PaymentProvider } from './provider';
import { createRedsys } from './redsys';
import { createSandbox, type SandboxProvider } from './sandbox';

const httpUrl = z
  .url({ protocol: /^https?$/, error: 'an address such as https://www.example.test' })
  .transform((value) => value.replace(/\/+$/, ''));
const filled = (value: unknown) => (value === '' ? undefined : value);

/** The environment of the payments. The bank's address must be https, except on the loopback interface for tests. */
export const paymentEnvironment = {
  PORT: z.preprocess(filled, z.coerce.number().int().min(0).max(65535).default(3000)),
  SITE_URL: z.preprocess(filled, httpUrl.optional()),
  PAYMENT_PROVIDER: z.preprocess(filled, z.enum(['sandbox', 'redsys']).default('sandbox')),
  REDSYS_MERCHANT_CODE: z.preprocess(
    filled,
    z
      .string()
      .regex(/^\d{9}$/, 'the nine digits of the merchant')
      .optional(),
  ),
  REDSYS_TERMINAL: z.preprocess(
    filled,
    z
      .string()
      .regex(/^\d{1,3}$/, 'a number of up to three digits')
      .default('1'),
  ),
  REDSYS_SECRET_KEY: z.preprocess(
    filled,
    z
      .string()
      .regex(/^[A-Za-z0-9+/]{32}$/, 'the 32 characters the bank shows, as they are')
      .optional(),
  ),
  REDSYS_SIGNATURE: z.preprocess(filled, z.enum(['V1', 'V2']).default('V1')),
  REDSYS_URL: z.preprocess(
    filled,
    z
      .url({ error: 'the address of the payment page of the bank' })
      .regex(/^(https:|http:\/\/(127\.0\.0\.1|localhost)[:/])/, 'an https address')
      .default('https://sis.redsys.es/sis/realizarPago'),
  ),
};

export type PaymentEnvironment = z.output<z.ZodObject<typeof paymentEnvironment>>;

/** Returns the names the chosen provider is missing; empty when it is complete. */
export const missingPaymentNames = (env: PaymentEnvironment): string[] =>
  env.PAYMENT_PROVIDER === 'redsys'
    ? (['REDSYS_MERCHANT_CODE', 'REDSYS_SECRET_KEY', 'SITE_URL'] as const).filter((name) => env[name] === undefined)
    : [];

/** Returns the gateway configured in the environment. Throws when a required value is missing. */
export function createProvider(env: PaymentEnvironment): PaymentProvider | SandboxProvider {
  if (env.PAYMENT_PROVIDER === 'sandbox') return createSandbox();
  const { REDSYS_MERCHANT_CODE: merchantCode, REDSYS_SECRET_KEY: secretKey } = env;
  if (!merchantCode || !secretKey) throw new Error('REDSYS_MERCHANT_CODE and REDSYS_SECRET_KEY are missing.');
  return createRedsys({
    merchantCode,
    secretKey,
    terminal: env.REDSYS_TERMINAL,
    signature: env.REDSYS_SIGNATURE,
    url: env.REDSYS_URL,
  });
}
