import { z } from 'zod';
import { PIXEL_ID } from './domain/cookies/third-parties';
import { secretsIn } from './secret-ring';

const httpUrl = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''));
const secret = z.string().min(32, 'at least 32 characters');
const secretRing = z
  .string()
  .refine((value) => secretsIn(value).length > 0 && secretsIn(value).every((one) => one.length >= 32), {
    error: 'at least 32 characters, in each of them when there are several',
  });

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).default('0.0.0.0'),
  SITE_URL: httpUrl.optional(),
  API_URL: httpUrl.optional(),
  BACKEND_PORT: z.coerce.number().int().min(1).max(65535).default(4310),
  LOCALE_HEADER: z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9-]*$/, 'an HTTP header name')
    .default('X-LOCALE-FRONT'),
  SLOT_DATE_SEPARATOR: z.enum(['-', '/']).default('-'),
  BRAND_NAME: z.string().trim().min(1).max(60).default('Lectura Biomédica'),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  SESSION_SECRET: secretRing.optional(),
  REVALIDATE_SECRET: secret.optional(),
  TRUSTED_PROXY_HOPS: z.coerce.number().int().min(0).max(10).default(0),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.email().optional(),
  PAYMENT_PROVIDER: z.enum(['sandbox', 'redsys']).default('sandbox'),
  PAYMENT_HOSTS: z
    .string()
    .default('')
    .transform((value) => value.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(z.string().regex(/^https:\/\/[a-z0-9.-]+(:\d+)?$/i, 'https origins'))),
  GOOGLE_MAPS_API_KEY: z
    .string()
    .regex(/^[\w-]+$/, 'a key of letters, digits, - and _')
    .optional(),
  NOTICE_DATES: z
    .string()
    .default('')
    .transform((value) => value.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(z.iso.date('days as YYYY-MM-DD, separated by commas'))),
  COVID_SWITCH: z.enum(['on', 'off']).default('off'),
  HELPLINE_PHONE: z.string().trim().default('963 400 900'),
  HELPLINE_EMAIL: z.email().optional(),
  HEAD_OFFICES: z
    .string()
    .default('valencia-centro,barcelona-eixample')
    .transform((value) => value.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(z.string().regex(/^[\w-]+$/, 'addresses of clinics such as valencia-centro, separated by commas'))),
  RESULTS_URL: httpUrl.optional(),
  GROUP_URL: httpUrl.optional(),
  JOBS_URL: httpUrl.optional(),
  ENS_CERTIFICATE_URL: httpUrl.optional(),
  PIXEL_ID: z.string().regex(PIXEL_ID, 'a number of 6 to 20 digits').optional(),
  SEAL_SCRIPT_URL: z
    .url({ protocol: /^https$/ })
    .refine(
      (value) => URL.canParse(value) && !new URL(value).username && !/[\s;,'"]/.test(value),
      'a plain https address',
    )
    .optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export type Env = z.output<typeof schema>;

/** The environment of architecture section 11. Throws an Error whose message is one sentence per bad value. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== '')); // left empty: not set
  const parsed = schema.safeParse(set);
  if (parsed.success) return parsed.data;
  const sentences = parsed.error.issues.map((issue) => `${issue.path.join('.')} is not usable: ${issue.message}.`);
  throw new Error(`The environment has a value that cannot be used. ${sentences.join(' ')}`);
}

let cached: Env | undefined;

/** The environment of this process, parsed once. */
export function env(): Env {
  cached ??= parseEnv(process.env);
  return cached;
}

/** The public origin of the site: SITE_URL, else the local address, so that canonical links are always absolute. */
export const siteUrl = (): string => env().SITE_URL ?? `http://localhost:${env().PORT}`;
