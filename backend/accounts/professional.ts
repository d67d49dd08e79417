import type { ContentLocale } from '#catalogue/locale';
import type { Querier } from '#store/db';

/** An active account. `passwordHash` is null until its owner has chosen a password. */
export type Professional = {
  id: number;
  email: string;
  name: string;
  phone: string | null;
  collegeNumber: string | null;
  specialityId: number | null;
  passwordHash: string | null;
  /** True until the first password, which the operator knows, has been changed (M162). */
  isFirstAccess: boolean;
  locale: ContentLocale;
};

export const PROFESSIONAL_COLUMNS = `professional.id, professional.email, professional.name, professional.phone,
  college_number as "collegeNumber", speciality_id as "specialityId", password_hash as "passwordHash",
  is_first_access as "isFirstAccess", professional.locale`;

/** Returns the active account of an e-mail address, or null. */
export async function findProfessional(q: Querier, email: string): Promise<Professional | null> {
  const [found] = await q.query<Professional>(
    `select ${PROFESSIONAL_COLUMNS} from professional where email = $1 and status = 'active'`,
    [email],
  );
  return found ?? null;
}

/** Response of POST /api/profesionales/misdatos, under its wire names (docs/contract.md#professional-calls; M168). */
export type WireProfessional = {
  nombre: string;
  especialidad: string | null;
  especialidadnombre: string | null;
  numcolegiado: string | null;
  telefono: string | null;
  email: string;
};

/** The professional's own data; the speciality is null if not given or no longer in the catalogue. */
export async function ownData(
  q: Querier,
  professional: Professional,
  locale: ContentLocale,
): Promise<WireProfessional> {
  const speciality = await readSpeciality(q, professional.specialityId, locale);
  return {
    nombre: professional.name,
    especialidad: speciality && `/api/especialidads/${professional.specialityId}`,
    especialidadnombre: speciality,
    numcolegiado: professional.collegeNumber,
    telefono: professional.phone,
    email: professional.email,
  };
}

/** Returns the name of a speciality, falling back to Spanish, or null when it is not in the catalogue. */
export async function readSpeciality(q: Querier, id: number | null, locale: ContentLocale): Promise<string | null> {
  const [found] = await q.query<{ name: string }>(
    `select localized_text(texts, 'nombre', $2) as name from especialidad where id = $1`,
    [id, locale],
  );
  return found?.name ?? null;
}
