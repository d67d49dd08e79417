import { shownText } from '@clinic/contract/shown-text';
import { z } from 'zod';

/** Issuer as printed on receipts; `brand` is the heading of the page. */
export type Issuer = { brand: string; name: string; nif: string; address: string };

/** Issuer and clock; without an issuer no receipts are issued. */
export type IssuingOptions = { issuer?: Issuer | null; now?: () => Date };

/** Treats an empty value as not set. */
const text = (type: z.ZodType<string>) =>
  z.preprocess((value) => (typeof value === 'string' ? shownText(value) : value), type.optional());

/** The environment of the receipts: either all values or none. */
export const receiptEnvironment = {
  RECEIPT_ISSUER_NAME: text(z.string().trim().max(120, 'at most 120 characters')),
  RECEIPT_ISSUER_NIF: text(
    z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^(?:[A-Z]\d{7}[A-Z\d]|\d{8}[A-Z])$/, 'a Spanish tax number, such as B12345674'),
  ),
  RECEIPT_ISSUER_ADDRESS: text(z.string().trim().max(200, 'at most 200 characters')),
};

export type ReceiptEnvironment = z.output<z.ZodObject<typeof receiptEnvironment>>;

const NAMES = ['RECEIPT_ISSUER_NAME', 'RECEIPT_ISSUER_NIF', 'RECEIPT_ISSUER_ADDRESS'] as const;

/** Returns the missing names if others are set; empty when all are set or none is. */
export function missingReceiptNames(env: ReceiptEnvironment): string[] {
  const missing = NAMES.filter((name) => env[name] === undefined);
  return missing.length === NAMES.length ? [] : missing;
}

/** Returns the issuer configured in the environment, or null. */
export function issuerOf(env: ReceiptEnvironment & { BRAND_NAME: string }): Issuer | null {
  const { RECEIPT_ISSUER_NAME: name, RECEIPT_ISSUER_NIF: nif, RECEIPT_ISSUER_ADDRESS: address } = env;
  return name && nif && address ? { brand: env.BRAND_NAME, name, nif, address } : null;
}
