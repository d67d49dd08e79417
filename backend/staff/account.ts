import type { ContentLocale } from '#catalogue/locale';
import type { Querier } from '#store/db';

/** Roles of staff: texts and pictures; the patients of its clinics; everything and the access log. */
export const ROLES = ['editor', 'reception', 'manager'] as const;
export type Role = (typeof ROLES)[number];

/** Only these roles read health data, and never without a second factor. */
export const canSeePatients = (role: Role): boolean => role !== 'editor';

/** Roles that change texts, pictures and prices of the site. */
export const editsCatalogue = (role: Role): boolean => role === 'editor' || role === 'manager';

/** Roles that may give an hour that is full or outside the opening hours. */
export const mayOverbook = (role: Role): boolean => role === 'manager';

/** Returns the role with that name, or null. */
export const parseRole = (text: string): Role | null => ROLES.find((role) => role === text) ?? null;

/** An active staff account. */
export type StaffAccount = {
  id: number;
  email: string;
  name: string;
  role: Role;
  /** Empty: every clinic. */
  clinicIds: number[];
  locale: ContentLocale;
  passwordHash: string | null;
  /** True until the first password, which the operator knows, has been changed. */
  isFirstAccess: boolean;
  totpSecret: string | null;
  isTotpConfirmed: boolean;
};

export const STAFF_COLUMNS = `staff.id, staff.email, staff.name, staff.role, clinic_ids as "clinicIds", staff.locale,
  password_hash as "passwordHash", is_first_access as "isFirstAccess", totp_secret as "totpSecret",
  is_totp_confirmed as "isTotpConfirmed"`;

/** Returns the active account of an e-mail in lower case, or null. */
export async function findStaff(q: Querier, email: string): Promise<StaffAccount | null> {
  const [found] = await q.query<StaffAccount>(
    `select ${STAFF_COLUMNS} from staff where email = $1 and disabled_at is null`,
    [email],
  );
  return found ?? null;
}

/** Stores the language of an account, for its screens and refusals. */
export async function setStaffLocale(q: Querier, id: number, locale: ContentLocale): Promise<void> {
  await q.query('update staff set locale = $2 where id = $1', [id, locale]);
}

/** Data requests and the records found for them belong to no clinic: managers of some clinics do not see them. */
export const mayReadCases = ({ role, clinicIds }: StaffAccount): boolean =>
  role === 'manager' && clinicIds.length === 0;

/** Returns the step that a signed-in account must complete first, or null. */
export function nextStep({ role, isFirstAccess, isTotpConfirmed }: StaffAccount): 'password' | 'secondFactor' | null {
  if (isFirstAccess) return 'password';
  return canSeePatients(role) && !isTotpConfirmed ? 'secondFactor' : null;
}
