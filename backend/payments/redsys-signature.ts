import { createCipheriv, createHmac, timingSafeEqual } from 'node:crypto';

export type SignatureVersion = 'V1' | 'V2';

/** The version as it is named on the wire. */
export const SIGNATURE_NAMES: Record<SignatureVersion, string> = { V1: 'HMAC_SHA256_V1', V2: 'HMAC_SHA512_V2' };

/**
 * Signs the text of Ds_MerchantParameters for one order ("Firmar una operación" of Redsys). The key of the merchant is
 * first turned into one of the order: V1 with 3DES and zeros, V2 with AES over the first sixteen characters of the key.
 */
export function signParameters(version: SignatureVersion, key: string, order: string, parameters: string): string {
  if (version === 'V2') return createHmac('sha512', orderKeyV2(key, order)).update(parameters).digest('base64url');
  return createHmac('sha256', orderKeyV1(key, order)).update(parameters).digest('base64');
}

/** True when the signature is the one of these parameters; base64 and base64url, padded or not, are read alike. */
export function isSignedBy(
  version: SignatureVersion,
  key: string,
  { order, parameters, signature }: { order: string; parameters: string; signature: string },
): boolean {
  const expected = Buffer.from(signParameters(version, key, order, parameters), 'base64');
  const given = Buffer.from(signature, 'base64');
  return expected.length === given.length && timingSafeEqual(expected, given);
}

/** The key of an order in version 1: raw bytes. */
function orderKeyV1(key: string, order: string): Buffer {
  const text = Buffer.from(order);
  const padded = Buffer.concat([text, Buffer.alloc((8 - (text.length % 8)) % 8)]);
  const cipher = createCipheriv('des-ede3-cbc', Buffer.from(key, 'base64'), Buffer.alloc(8)).setAutoPadding(false);
  return Buffer.concat([cipher.update(padded), cipher.final()]);
}

/** The key of an order in version 2: the base64 text itself is the key. */
export function orderKeyV2(key: string, order: string): string {
  const cipher = createCipheriv('aes-128-cbc', Buffer.from(key.slice(0, 16)), Buffer.alloc(16));
  return Buffer.concat([cipher.update(order), cipher.final()]).toString('base64');
}
