import { choiceOf, refuseRepeated, repeatedChoice, repeatedText } from '@clinic/contract/configured-choices';
import { SERVICES } from '@clinic/contract/services';
import { z } from 'zod';
import type { Service } from './domain/speciality';

/** Values separated by commas or space; empty if not set. */
export const listOf = (item: z.ZodType<string, string>) =>
  z
    .string()
    .default('')
    .transform((value) => value.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(item));

/** Choices as code or code=name|nom|name, separated by commas; codes in `known` need no names. */
export const choices = (known: readonly string[]) =>
  z
    .string()
    .default(known.join(','))
    .transform((value) => value.split(',').flatMap((part) => part.trim() || []))
    .pipe(
      z
        .array(z.string().refine((part) => isChoice(part, known), 'a known code or code=español|català|English'))
        .min(1, 'at least one choice'),
    )
    .transform((parts) => parts.flatMap((part) => choiceOf(part) ?? []))
    .superRefine((list, context) => refuseRepeated(repeatedChoice(list), context));

const isChoice = (part: string, known: readonly string[]): boolean => {
  const choice = choiceOf(part);
  return choice !== null && (choice.names !== null || known.includes(choice.code));
};

/** A clinic by its slug, and the services covered there; an empty list if unknown. */
export type CoveredClinic = { slug: string; services: Service[] };

const COVERED = `[a-z0-9-]+(?::(?:${SERVICES.join('|')})(?:\\+(?:${SERVICES.join('|')}))*)?`;

/** Coverage of each code, as code=clinic clinic:service+service, separated by commas. */
export const clinicsOfCodes = z
  .string()
  .default('')
  .transform((value) => value.split(',').flatMap((part) => part.trim() || []))
  .pipe(
    z.array(
      z
        .string()
        .regex(
          new RegExp(`^[\\w-]{1,40}=${COVERED}(?: +${COVERED})*$`),
          'pairs such as codigo=valencia-centro torrent:medicas+imagen, separated by commas',
        ),
    ),
  )
  .transform((parts) => parts.map(toCovered))
  .superRefine((pairs, context) => refuseRepeated(repeatedText(pairs.map(([code]) => code)), context))
  .transform((pairs): Record<string, CoveredClinic[]> => Object.fromEntries(pairs));

function toCovered(part: string): [code: string, clinics: CoveredClinic[]] {
  const [code = '', clinics = ''] = part.split('=');
  return [code, clinics.split(/ +/).map(toClinic)];
}

function toClinic(part: string): CoveredClinic {
  const [slug = '', services = ''] = part.split(':');
  return { slug, services: SERVICES.filter((service) => services.split('+').includes(service)) };
}
