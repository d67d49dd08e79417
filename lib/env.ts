import { refuseRepeated, repeatedText } from '@clinic/contract/configured-choices';
import { isEmailAddress } from '@clinic/contract/email-addresses';
import { DEFAULT_PHONE, DEFAULT_SPECIALITY_PHONES } from '@clinic/contract/group-phones';
import { phonesIn, readPhones } from '@clinic/contract/phone-numbers';
import { SECRET_RING } from '@clinic/contract/secret-ring';
import { visibleText } from '@clinic/contract/shown-text';
import { z } from 'zod';
import { PIXEL_ID } from './domain/cookies/third-parties';
import { GENERAL_ANSWERS } from './domain/insurer';
import { TILES_URL } from './domain/map-tiles';
import { choices, clinicsOfCodes, listOf } from './env-choices';

const httpUrl = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''));
const email = z.string().trim().refine(isEmailAddress, 'an e-mail address');
const secretRing = z.string().refine(SECRET_RING.isRing, { error: SECRET_RING.error });

function isRedisAddress(value: string): boolean {
  const address = URL.canParse(value) ? new URL(value) : null;
  return (
    address !== null && /^rediss?:$/.test(address.protocol) && !!address.hostname && /^\/?\d*$/.test(address.pathname)
  );
}

/** One number, written as people dial it: pages and the page of last resort link it. */
const isDialled = (value: string): boolean => {
  const parts = readPhones(value);
  return parts?.length === 1 && /^[+()\d .-]+$/.test(value);
};

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).default('0.0.0.0'),
  SITE_URL: httpUrl.optional(),
  HSTS_SCOPE: z.enum(['host', 'subdomains', 'preload']).default('host'),
  API_URL: httpUrl.optional(),
  BACKEND_PORT: z.coerce.number().int().min(1).max(65535).default(4310),
  LOCALE_HEADER: z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9-]*$/, 'an HTTP header name')
    .default('X-LOCALE-FRONT'),
  SLOT_DATE_SEPARATOR: z.enum(['-', '/']).default('-'),
  BOOKING_FOR_OTHERS: z.enum(['on', 'off']).default('off'),
  CALL_TIMES: z.enum(['on', 'off']).default('off'),
  RIGHTS_FORM: z.enum(['on', 'off']).default('off'),
  OWN_VISITS: z.enum(['on', 'off']).default('off'),
  DESK: z.enum(['on', 'off']).default('off'),
  DESK_NETWORKS: listOf(
    z.union(
      [z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()],
      'addresses or networks such as 10.0.0.0/8, separated by commas',
    ),
  ),
  BRAND_NAME: visibleText(60).optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  REDIS_URL: z
    .string()
    .refine(
      isRedisAddress,
      'redis://user:password@host:port or rediss://…, and at most the number of a database after it',
    )
    .optional(),
  REDIS_PREFIX: z
    .string()
    .regex(/^[\w:.-]{1,40}$/, 'at most 40 letters, digits and : . - _')
    .default('site:'),
  SESSION_SECRET: secretRing.optional(),
  REVALIDATE_SECRET: secretRing.optional(),
  TRUSTED_PROXY_HOPS: z.coerce.number().int().min(0).max(10).default(0),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: email.optional(),
  PAYMENT_PROVIDER: z.enum(['sandbox', 'redsys']).default('sandbox'),
  PAYMENT_HOSTS: listOf(z.string().regex(/^https:\/\/[a-z0-9.-]+(:\d+)?$/i, 'https origins')),
  PICTURE_HOSTS: listOf(
    z.string().regex(/^https?:\/\/[a-z0-9.-]+(:\d+)?$/, 'origins such as https://cdn.example.test'),
  ),
  GOOGLE_MAPS_API_KEY: z
    .string()
    .regex(/^[\w-]+$/, 'a key of letters, digits, - and _')
    .optional(),
  MAP_TILES_URL: z
    .union([
      z.literal('none').transform(() => null),
      z.string().regex(TILES_URL, 'an https address with {z}, {x} and {y}, or none'),
    ])
    .default('https://tile.openstreetmap.org/{z}/{x}/{y}.png'),
  MAP_TILES_CREDIT: visibleText(200).default('© OpenStreetMap'),
  NOTICE_DATES: listOf(z.iso.date('days as YYYY-MM-DD, separated by commas')),
  COVID_SWITCH: z.enum(['on', 'off']).default('off'),
  PUBLIC_PHONE: z.string().trim().refine(isDialled, 'a telephone number such as 963 000 000').default(DEFAULT_PHONE),
  SPECIALITY_PHONES: z
    .string()
    .default('')
    .transform((value) =>
      value.split(',').flatMap((pair) => (pair.trim() ? [pair.split('=').map((part) => part.trim())] : [])),
    )
    .pipe(
      z.array(
        z.tuple(
          [z.string().regex(/^[\w-]+$/), z.string().refine(isDialled)],
          'pairs such as cardiologia=963 000 000, separated by commas',
        ),
      ),
    )
    .superRefine((pairs, context) => refuseRepeated(repeatedText(pairs.map(([slug]) => slug)), context))
    .transform((pairs): Record<string, string> => Object.fromEntries(pairs)),
  HELPLINE_PHONE: visibleText(200).optional(),
  HELPLINE_EMAIL: email.optional(),
  PRIVACY_EMAIL: email.optional(),
  HEAD_OFFICES: listOf(
    z.string().regex(/^[\w-]+$/, 'addresses of clinics such as valencia-centro, separated by commas'),
  ).superRefine((slugs, context) => refuseRepeated(repeatedText(slugs), context)),
  INSURERS: choices(GENERAL_ANSWERS),
  INSURER_CLINICS: clinicsOfCodes,
  PREFERRED_TIMES: choices(['morning', 'evening']),
  RESULTS_URL: httpUrl.optional(),
  PROFESSIONAL_RESULTS_URL: httpUrl.optional(),
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
  METRICS_PORT: z.coerce.number().int().min(1).max(65535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export type Env = z.output<typeof schema> & { BRAND_NAME: string; HELPLINE_PHONE: string };

/** The environment (docs/architecture.md#environment). Throws an Error whose message is one sentence per bad value. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== '')); // empty means not set
  if (!set.PUBLIC_PHONE) set.SPECIALITY_PHONES ??= DEFAULT_SPECIALITY_PHONES; // another group has none of these
  const parsed = schema.safeParse(set);
  if (parsed.success) return withFallbacks(parsed.data);
  const sentences = parsed.error.issues.map((issue) => `${issue.path.join('.')} is not usable: ${issue.message}.`);
  throw new Error(`The environment has a value that cannot be used. ${sentences.join(' ')}`);
}

/** Defaults: the brand is the host name, and professionals call the public telephone. */
function withFallbacks(set: z.output<typeof schema>): Env {
  const host = new URL(set.SITE_URL ?? 'http://localhost').hostname.replace(/^www\./, '');
  return { ...set, BRAND_NAME: set.BRAND_NAME ?? host, HELPLINE_PHONE: set.HELPLINE_PHONE ?? set.PUBLIC_PHONE };
}

let cached: Env | undefined;

/** The environment of this process, parsed once. */
export function env(): Env {
  if (!cached) {
    cached = parseEnv(process.env);
    // For lib/domain/phone.ts, which runs in the browser too and therefore has no parser.
    process.env.PUBLIC_PHONE_NUMBER = phonesIn(cached.PUBLIC_PHONE)[0];
  }
  return cached;
}

/** The public origin of the site: SITE_URL, else the local address, so that canonical links are always absolute. */
export const siteUrl = (): string => env().SITE_URL ?? `http://localhost:${env().PORT}`;
