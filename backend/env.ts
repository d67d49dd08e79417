import { z } from 'zod';
import { missingPaymentNames, paymentEnvironment } from './payments/settings';

/** Left empty is not set. */
const optional = <T extends z.ZodType>(type: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), type.optional());

const schema = z
  .object({
    BACKEND_PORT: z.coerce.number().int().min(0).max(65535).default(4310),
    BACKEND_TRUSTED_HOPS: optional(z.coerce.number().int().min(0).max(10)).transform((hops) => hops ?? 1),
    BRAND_NAME: z.string().trim().min(1).max(60).default('Lectura Biomédica'),
    DATA_DIR: z.string().min(1).default('.data'),
    DATABASE_URL: optional(
      z.url({ protocol: /^postgres(ql)?$/, error: 'an address such as postgres://user:password@host/database' }),
    ),
    HELPLINE_PHONE: optional(z.string().trim()),
    LOCALE_HEADER: z
      .string()
      .regex(/^[A-Za-z][A-Za-z0-9-]*$/, 'an HTTP header name')
      .default('X-LOCALE-FRONT'),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    MAIL_FROM: optional(z.email()),
    OPERATOR_EMAIL: optional(z.email()),
    REVALIDATE_SECRET: optional(z.string().min(32, 'at least 32 characters')),
    SESSION_SECRET: optional(z.string().min(32, 'at least 32 characters')),
    ...paymentEnvironment,
    SMTP_URL: optional(z.url({ protocol: /^smtps?$/, error: 'an address such as smtp://user:password@host:587' })),
  })
  .refine(({ SMTP_URL, MAIL_FROM }) => !SMTP_URL || MAIL_FROM, {
    path: ['MAIL_FROM'],
    error: 'with SMTP_URL the address the mails come from is needed',
  });

export type BackendEnv = z.output<typeof schema>;

/** The environment of the backend (architecture section 11). Throws an Error with one sentence per value that cannot be used. */
export function parseBackendEnv(source: Record<string, string | undefined>): BackendEnv {
  const parsed = schema.safeParse(source);
  if (parsed.success) {
    const missing = missingPaymentNames(parsed.data);
    if (missing.length === 0) return parsed.data;
    throw new Error(`PAYMENT_PROVIDER=${parsed.data.PAYMENT_PROVIDER} needs ${missing.join(', ')}.`);
  }
  const sentences = parsed.error.issues.map((issue) => `${issue.path.join('.')} is not usable: ${issue.message}.`);
  throw new Error(`The environment has a value that cannot be used. ${sentences.join(' ')}`);
}

/** The public origin of the site, for links in mails and the pages of payments: SITE_URL, else where the site listens on this machine. */
export const siteUrlOf = ({ SITE_URL, PORT }: BackendEnv): string => SITE_URL ?? `http://localhost:${PORT}`;
