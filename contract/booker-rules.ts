import { type DocumentProblem, guardianDocumentProblem, normaliseDocument } from './identity-documents';

/** Wire names of the relations between booker and patient, by the names of the site's form. */
export const WIRE_RELATIONS = { parent: 'progenitor', guardian: 'tutor', relative: 'familiar', other: 'otra' } as const;

/** The relations that may consent for a child, and all. */
export const LEGAL_RELATIONS: readonly string[] = [WIRE_RELATIONS.parent, WIRE_RELATIONS.guardian];
export const RELATIONS: readonly string[] = Object.values(WIRE_RELATIONS);

/** Patients who are younger on the day of a visit need a guardian to consent (Ley 41/2002, article 9). */
const GUARDIAN_YEARS = 16;

/** Spanish children need no identity document before that age (Real Decreto 1553/2005, article 2). */
const DOCUMENT_YEARS = 14;

const isYounger = (birth: string, day: string, years: number): boolean =>
  day < `${Number(birth.slice(0, 4)) + years}${birth.slice(4)}`;

/** Whether a person born on `birth` needs a guardian on `day`, both YYYY-MM-DD. */
export const needsGuardian = (birth: string, day: string): boolean => isYounger(birth, day, GUARDIAN_YEARS);

/** Whether a person born on `birth` may have no identity document on `day`, both YYYY-MM-DD. */
export const mayLackDocument = (birth: string, day: string): boolean => isYounger(birth, day, DOCUMENT_YEARS);

/** The problem of a booker's relation by its wire name, or null: for a child it must be a parent or legal guardian. */
export function relationProblem(relation: string | null, isChild: boolean): 'missing' | 'notLegal' | null {
  if (!relation) return 'missing';
  return isChild && !LEGAL_RELATIONS.includes(relation) ? 'notLegal' : null;
}

/** The problem of a booker's document, or null: required for a child, and a given one must be valid. */
export function bookerDocumentProblem(document: string | null, isChild: boolean): 'missing' | DocumentProblem | null {
  if (!document) return isChild ? 'missing' : null;
  return guardianDocumentProblem(document);
}

/** True if the number of the patient is the booker's, in any spelling; false if either is empty. */
export const isBookersDocument = (patient: string | null, booker: string | null): boolean =>
  Boolean(patient && booker) && normaliseDocument(patient ?? '') === normaliseDocument(booker ?? '');
