import { z } from 'zod';
import { missingPaymentNames, paymentEnvironment } from './payments/settings';

const schema = z.object({
  BACKEND_PORT: z.coerce.number().int().min(0).max(65535).default(4310),
  BRAND_NAME: z.string().trim().min(1).max(60).default('Lectura Biomédica'),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z
      .url({ protocol: /^postgres(ql)?$/, error: 'an address such as postgres://user:password@host/database' })
      .optional(),
  ),
  LOCALE_HEADER: z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9-]*$/, 'an HTTP header name')
    .default('X-LOCALE-FRONT'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  ...paymentEnvironment,
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
