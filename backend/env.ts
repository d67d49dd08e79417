import { z } from 'zod';

/** Left empty is not set. */
const optional = <T extends z.ZodType>(value: T) =>
  z.preprocess((text) => (text === '' ? undefined : text), value.optional());

const schema = z.object({
  BACKEND_PORT: z.coerce.number().int().min(0).max(65535).default(4310),
  BRAND_NAME: z.string().trim().min(1).max(60).default('Lectura Biomédica'),
  BACKEND_TRUSTED_HOPS: z.coerce.number().int().min(0).max(10).default(1),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: optional(
    z.url({ protocol: /^postgres(ql)?$/, error: 'an address such as postgres://user:password@host/database' }),
  ),
  LOCALE_HEADER: z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9-]*$/, 'an HTTP header name')
    .default('X-LOCALE-FRONT'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  OPERATOR_EMAIL: optional(z.email()),
  PORT: optional(z.coerce.number().int().min(0).max(65535)),
  SESSION_SECRET: optional(z.string().min(32, 'at least 32 characters')),
  SITE_URL: optional(z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''))),
});

export type BackendEnv = z.output<typeof schema>;

/** The environment of the backend (architecture section 11). Throws an Error with one sentence per value that cannot be used. */
export function parseBackendEnv(source: Record<string, string | undefined>): BackendEnv {
  const parsed = schema.safeParse(source);
  if (parsed.success) return parsed.data;
  const sentences = parsed.error.issues.map((issue) => `${issue.path.join('.')} is not usable: ${issue.message}.`);
  throw new Error(`The environment has a value that cannot be used. ${sentences.join(' ')}`);
}

/** The public origin of the site, for the links in mails: SITE_URL, else where the site listens on this machine. */
export const siteUrlOf = ({ SITE_URL, PORT }: BackendEnv): string => SITE_URL ?? `http://localhost:${PORT ?? 3000}`;
