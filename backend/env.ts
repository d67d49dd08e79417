import { choiceOf, refuseRepeated, repeatedChoice } from '@clinic/contract/configured-choices';
import { isEmailAddress, readEmail } from '@clinic/contract/email-addresses';
import { DEFAULT_PHONE } from '@clinic/contract/group-phones';
import { SECRET_RING } from '@clinic/contract/secret-ring';
import { visibleText } from '@clinic/contract/shown-text';
import { z } from 'zod';
import { isVideoTemplate } from './bookings/video-link';
import { missingPaymentNames, paymentEnvironment } from './payments/settings';
import { missingReceiptNames, receiptEnvironment } from './receipts/issuer';
import { retentionEnvironment } from './retention/periods';
import settings from './seed/settings.json' with { type: 'json' };

/** Treats an empty value as not set. */
function optional<T extends z.ZodType>(type: T) {
  return z.preprocess((value) => (value === '' ? undefined : value), type.optional());
}

const email = z
  .string()
  .trim()
  .refine(isEmailAddress, { error: 'an e-mail address' })
  .transform((text) => readEmail(text) ?? text);
const secretRing = z.string().refine(SECRET_RING.isRing, { error: SECRET_RING.error });

const dataKeys = optional(
  z.string().refine((keys) => keys.split(',').every((key) => key.trim().length >= 32), {
    error: 'at least 32 characters in each of them, separated by commas, the newest first',
  }),
);

const MAX_REMINDER_HOURS = 336;
const reminderHours = z
  .string()
  .transform((value) => value.split(',').map((part) => (/^\s*\d{1,3}\s*$/.test(part) ? Number(part) : 0)))
  .refine(
    (hours) => new Set(hours).size === hours.length && hours.every((one) => one >= 1 && one <= MAX_REMINDER_HOURS),
    {
      error: `whole hours before a visit from 1 to ${MAX_REMINDER_HOURS}, each once, separated by commas, such as 48,3`,
    },
  );

const MAX_HOLDS = 100_000;
/** Three numbers, or "off" for null. */
const holdsWithoutCode = z
  .string()
  .transform((value) => (value === 'off' ? null : value.split(',').map((part) => Number(part.trim()))))
  .refine(
    (counts) =>
      counts === null ||
      (counts.length === 3 && counts.every((one) => Number.isInteger(one) && one >= 1 && one <= MAX_HOLDS)),
    { error: `off, or whole numbers from 1 to ${MAX_HOLDS} for e-mail, address and clinic, such as 3,10,20` },
  )
  .transform((counts) => {
    const [email = 0, address = 0, clinic = 0] = counts ?? [];
    return counts && { email, address, clinic };
  });

const schema = z
  .object({
    BACKEND_HOST: z.string().min(1).default('127.0.0.1'),
    BACKEND_PORT: z.coerce.number().int().min(0).max(65535).default(4310),
    BACKEND_TRUSTED_HOPS: optional(z.coerce.number().int().min(0).max(10)).transform((hops) => hops ?? 1),
    BACKEND_METRICS_PORT: optional(z.coerce.number().int().min(1).max(65535)),
    METRICS_HOST: optional(z.string().min(1)).transform((host) => host ?? '127.0.0.1'),
    BRAND_NAME: visibleText(60).default(settings.BRAND_NAME),
    DATA_DIR: z.string().min(1).default('.data'),
    DATA_KEYS: dataKeys,
    BLOCKED_KEYS: dataKeys,
    DATABASE_URL: optional(
      z.url({ protocol: /^postgres(ql)?$/, error: 'an address such as postgres://user:password@host/database' }),
    ),
    PUBLIC_PHONE: visibleText(200).default(DEFAULT_PHONE),
    LOCALE_HEADER: z
      .string()
      .regex(/^[A-Za-z][A-Za-z0-9-]*$/, 'an HTTP header name')
      .default('X-LOCALE-FRONT'),
    HOLDS_WITHOUT_CODE: holdsWithoutCode.default({ email: 3, address: 10, clinic: 20 }),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    MAIL_FROM: optional(email),
    OPERATOR_EMAIL: optional(email),
    PATIENT_CHANGE_HOURS: optional(z.coerce.number().int().min(0).max(720)).transform((hours) => hours ?? 24),
    REMINDER_HOURS: optional(reminderHours).transform((hours) => hours ?? [48, 3]),
    REVALIDATE_SECRET: optional(secretRing),
    INSURERS: z
      .string()
      .default(settings.INSURERS)
      .transform((value) => value.split(',').flatMap((part) => choiceOf(part.trim()) ?? []))
      .superRefine((insurers, context) => refuseRepeated(repeatedChoice(insurers), context)),
    SESSION_SECRET: optional(secretRing),
    ...paymentEnvironment,
    ...receiptEnvironment,
    ...retentionEnvironment,
    SMS_TOKEN: optional(z.string()),
    SMS_URL: optional(z.url({ protocol: /^https$/, error: 'an https address' })),
    VIDEO_LINK: optional(
      z.string().trim().refine(isVideoTemplate, { error: 'an https address with {reference} once after its host' }),
    ),
    SMTP_URL: optional(z.url({ protocol: /^smtps?$/, error: 'an address such as smtp://user:password@host:587' })),
  })
  .refine(({ SMTP_URL, MAIL_FROM }) => !SMTP_URL || MAIL_FROM, {
    path: ['MAIL_FROM'],
    error: 'with SMTP_URL the address the mails come from is needed',
  })
  .refine(({ SMS_URL, SMS_TOKEN }) => !SMS_URL || SMS_TOKEN, {
    path: ['SMS_TOKEN'],
    error: 'with SMS_URL the token of its provider is needed',
  });

export type BackendEnv = z.output<typeof schema>;

/**
 * Parses the environment of the backend (docs/architecture.md#environment). Throws an Error with one sentence per
 * invalid value.
 */
export function parseBackendEnv(source: Record<string, string | undefined>): BackendEnv {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== '')); // empty means not set
  const parsed = schema.safeParse(set);
  if (parsed.success) {
    const missing = missingPaymentNames(parsed.data);
    if (missing.length > 0)
      throw new Error(`PAYMENT_PROVIDER=${parsed.data.PAYMENT_PROVIDER} needs ${missing.join(', ')}.`);
    const unnamed = missingReceiptNames(parsed.data);
    if (unnamed.length > 0) throw new Error(`The issuer of receipts is set in part: ${unnamed.join(', ')} is missing.`);
    return parsed.data;
  }
  const sentences = parsed.error.issues.map((issue) => `${issue.path.join('.')} is not usable: ${issue.message}.`);
  throw new Error(`The environment has a value that cannot be used. ${sentences.join(' ')}`);
}

/**
 * Returns the public origin of the site, for links in mails and payment pages: SITE_URL, otherwise the site's address
 * on this machine.
 */
export const siteUrlOf = ({ SITE_URL, PORT }: BackendEnv): string => SITE_URL ?? `http://localhost:${PORT}`;
