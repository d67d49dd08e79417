import { z } from 'zod';
import { readFocus } from '../pictures';

/** Flags arrive as 0/1, "0"/"1", booleans or "true"/"false"; note that "false" is truthy in JavaScript. */
export const isOn = (value: unknown): boolean =>
  value === true || value === 1 || (typeof value === 'string' && /^(true|1)$/i.test(value.trim()));

/** Text or a number sent in its place; null, missing and any other type read as null. */
export const wireText = z
  .union([z.string(), z.number().transform(String)])
  .nullable()
  .catch(null)
  .optional()
  .transform((value) => value ?? null);

/** A point of a picture as CSS has it ("50% 20%", from the left and the top); anything else reads as null. */
export const wireFocus = wireText.transform((value) => (value !== null && readFocus(value) ? value : null));

/** A flag in any of its spellings; null and missing read as false. */
export const wireFlag = z.unknown().optional().transform(isOn);

/** A flag whose absence says nothing: null and missing stay null. */
export const wireKnownFlag = z
  .unknown()
  .optional()
  .transform((value) => (value === null || value === undefined || value === '' ? null : isOn(value)));

/**
 * A relation in any of its shapes (docs/contract.md#rule-relations): lib/upstream/hydra.ts reads it. Null and missing are the same.
 */
export const wireRelation = z
  .unknown()
  .optional()
  .transform((value) => value ?? null);

/**
 * A picture of a record. Missing and null are not the same here: the recorded servers of 2.6 and 2.7 write null for a record without
 * picture, and answer its sub-resource with 404; a missing field says nothing (docs/contract.md#picture-fields).
 */
export const wirePicture = z.unknown().optional();

/** The identity every record may carry: "@id" ending in an integer, or id as number or text. */
export const wireIdentity = { '@id': wireText, id: wireText };

export const wireSeo = { tituloseo: wireText, descripcionseo: wireText, noindex: wireFlag };
