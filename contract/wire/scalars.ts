import { z } from 'zod';
import { readFocus } from '../pictures';

/** Flags arrive as 0/1, "0"/"1", booleans or "true"/"false"; note that "false" is truthy in JavaScript. */
export const isOn = (value: unknown): boolean =>
  value === true || value === 1 || (typeof value === 'string' && /^(true|1)$/i.test(value.trim()));

/** Text, or a number in its place; null, missing and any other type are read as null. */
export const wireText = z
  .union([z.string(), z.number().transform(String)])
  .nullable()
  .catch(null)
  .optional()
  .transform((value) => value ?? null);

/** An amount in euros, as `wireText`: a number, which has one reading only, is rounded to cents. */
export const wireAmount = z
  .union([z.string(), z.number().transform((euros) => String(Math.round(euros * 100) / 100))])
  .nullable()
  .catch(null)
  .optional()
  .transform((value) => value ?? null);

/** A focus point of a picture in CSS form ("50% 20%", from the left and the top); any other value is read as null. */
export const wireFocus = wireText.transform((value) => (value !== null && readFocus(value) ? value : null));

/** A flag in any of its spellings; null and missing are read as false. */
export const wireFlag = z.unknown().optional().transform(isOn);

/** A flag whose absence has no meaning: null and missing stay null. */
export const wireKnownFlag = z
  .unknown()
  .optional()
  .transform((value) => (value === null || value === undefined || value === '' ? null : isOn(value)));

/**
 * A relation in any of its shapes (docs/contract.md#rule-relations), parsed by lib/upstream/hydra.ts. Null and missing are equal.
 */
export const wireRelation = z
  .unknown()
  .optional()
  .transform((value) => value ?? null);

/**
 * A picture of a record. Missing and null differ here: the recorded servers of 2.6 and 2.7 write null for a record without
 * picture, and return 404 for its sub-resource; a missing field means that the picture is unknown (docs/contract.md#picture-fields).
 */
export const wirePicture = z.unknown().optional();

/** The identity every record may carry: "@id" ending in an integer, or id as number or text. */
export const wireIdentity = { '@id': wireText, id: wireText };
