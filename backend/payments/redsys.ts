import { createCipheriv, createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { ContentLocale } from '#catalogue/locale';
import type { Addresses, Attempt, Notice, PaymentForm, PaymentProvider } from './provider';

export type RedsysSettings = {
  merchantCode: string;
  terminal: string;
  /** Base64 of 24 bytes, as shown in the bank's administration portal. */
  secretKey: string;
  /** The version configured for the terminal; others are refused. */
  signature: SignatureVersion;
  url: string;
};

const EURO = '978';
const PAYMENT = '0';
const LANGUAGES: Record<ContentLocale, string> = { es: '001', en: '002', ca: '003' };

/** The fields of a notice that are stored. */
const STORED_FIELDS = [
  'Ds_Order',
  'Ds_Amount',
  'Ds_Currency',
  'Ds_Response',
  'Ds_TransactionType',
  'Ds_AuthorisationCode',
  'Ds_ErrorCode',
  'Ds_Date',
  'Ds_Hour',
];

const parametersSchema = z
  .record(z.string(), z.union([z.string(), z.number().transform(String), z.unknown().transform(() => '')]))
  .transform((record) => new Map(Object.entries(record).map(([name, value]) => [name.toLowerCase(), value])));

/**
 * The gateway of the Spanish banks, by redirection: the browser submits our signed form, and the bank sends a signed
 * notice.
 */
export function createRedsys(settings: RedsysSettings): PaymentProvider {
  return {
    name: 'redsys',
    form: (attempt, addresses) => formOf(settings, attempt, addresses),
    readNotice: (fields) => noticeOf(settings, fields),
  };
}

function formOf(settings: RedsysSettings, attempt: Attempt, { notice, ok, ko }: Addresses): PaymentForm {
  const parameters = encode({
    DS_MERCHANT_AMOUNT: String(attempt.amountCents),
    DS_MERCHANT_CURRENCY: EURO,
    DS_MERCHANT_ORDER: attempt.orderCode,
    DS_MERCHANT_MERCHANTCODE: settings.merchantCode,
    DS_MERCHANT_TERMINAL: settings.terminal,
    DS_MERCHANT_TRANSACTIONTYPE: PAYMENT,
    DS_MERCHANT_PRODUCTDESCRIPTION: attempt.concept.slice(0, 125),
    DS_MERCHANT_CONSUMERLANGUAGE: LANGUAGES[attempt.locale],
    DS_MERCHANT_MERCHANTURL: notice,
    DS_MERCHANT_URLOK: ok,
    DS_MERCHANT_URLKO: ko,
  });
  return {
    action: settings.url,
    fields: {
      Ds_SignatureVersion: SIGNATURE_NAMES[settings.signature],
      Ds_MerchantParameters: parameters,
      Ds_Signature: signParameters(settings.signature, settings.secretKey, attempt.orderCode, parameters),
    },
    buttons: [{ text: 'pay' }],
  };
}

function noticeOf(settings: RedsysSettings, fields: Record<string, string>): Notice | null {
  const { Ds_SignatureVersion: version, Ds_MerchantParameters: parameters = '', Ds_Signature: signature = '' } = fields;
  if (version !== SIGNATURE_NAMES[settings.signature]) return null;
  const read = decode(parameters);
  const order = read?.get('ds_order');
  if (!read || !order) return null;
  if (!isSignedBy(settings.signature, settings.secretKey, { order, parameters, signature })) return null;

  const isOurs =
    read.get('ds_merchantcode') === settings.merchantCode &&
    Number(read.get('ds_terminal')) === Number(settings.terminal);
  const amountCents = Number(read.get('ds_amount'));
  if (!isOurs || !Number.isSafeInteger(amountCents)) return null;
  return {
    orderCode: order,
    amountCents,
    currency: read.get('ds_currency') === EURO ? 'EUR' : (read.get('ds_currency') ?? ''),
    result: resultOf(read.get('ds_transactiontype'), read.get('ds_response')),
    signed: parameters,
    body: Object.fromEntries(STORED_FIELDS.flatMap((name) => entryOf(name, read.get(name.toLowerCase())))),
  };
}

const entryOf = (name: string, value: string | undefined): [string, string][] => (value ? [[name, value]] : []);

/** 0000 to 0099 means authorised; 9998 and 9999 mean the patient has not finished the payment. */
function resultOf(type: string | undefined, response: string | undefined): Notice['result'] {
  if (type !== PAYMENT || !response || !/^\d{1,4}$/.test(response)) return 'other';
  const code = Number(response);
  if (code <= 99) return 'paid';
  return code === 9998 || code === 9999 ? 'other' : 'denied';
}

const encode = (parameters: Record<string, string>): string =>
  Buffer.from(JSON.stringify(parameters)).toString('base64');

function decode(parameters: string): Map<string, string> | null {
  try {
    const parsed = parametersSchema.safeParse(JSON.parse(Buffer.from(parameters, 'base64').toString()));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

export type SignatureVersion = 'V1' | 'V2';

/** Names of the signature versions in the protocol. */
const SIGNATURE_NAMES: Record<SignatureVersion, string> = { V1: 'HMAC_SHA256_V1', V2: 'HMAC_SHA512_V2' };

/**
 * Signs the text of Ds_MerchantParameters for one order ("Firmar una operación" of Redsys). The merchant's key is first
 * converted to a key for the order: V1 with 3DES and zeros, V2 with AES over the first sixteen characters of the key.
 */
export function signParameters(version: SignatureVersion, key: string, order: string, parameters: string): string {
  if (version === 'V2') return createHmac('sha512', orderKeyV2(key, order)).update(parameters).digest('base64url');
  return createHmac('sha256', orderKeyV1(key, order)).update(parameters).digest('base64');
}

/** True when the signature matches these parameters; accepts base64 and base64url, padded or not. */
export function isSignedBy(
  version: SignatureVersion,
  key: string,
  { order, parameters, signature }: { order: string; parameters: string; signature: string },
): boolean {
  const expected = Buffer.from(signParameters(version, key, order, parameters), 'base64');
  const received = Buffer.from(signature, 'base64');
  return expected.length === received.length && timingSafeEqual(expected, received);
}

/** Returns the key of an order in version 1: raw bytes. */
function orderKeyV1(key: string, order: string): Buffer {
  const text = Buffer.from(order);
  const padded = Buffer.concat([text, Buffer.alloc((8 - (text.length % 8)) % 8)]);
  const cipher = createCipheriv('des-ede3-cbc', Buffer.from(key, 'base64'), Buffer.alloc(8)).setAutoPadding(false);
  return Buffer.concat([cipher.update(padded), cipher.final()]);
}

/** Returns the key of an order in version 2: the base64 text itself is the key. */
export function orderKeyV2(key: string, order: string): string {
  const cipher = createCipheriv('aes-128-cbc', Buffer.from(key.slice(0, 16)), Buffer.alloc(16));
  return Buffer.concat([cipher.update(order), cipher.final()]).toString('base64');
}
