import type { Clinic } from '@/lib/domain/clinic';

export type Place = Pick<Clinic, 'id' | 'name' | 'address' | 'phone'> & {
  /** The clinic's page; null for an associated centre, which has none. */
  href: string | null;
  /** Where the entry's action leads; null: no action. */
  actionHref: string | null;
  /** How far it is, in words; only in a list by distance. */
  distance?: string | null;
};

/** What the list needs of a clinic, and nothing more: it is sent to the browser. */
export const toPlace = (clinic: Clinic, href: string | null, actionHref: string | null): Place => ({
  id: clinic.id,
  name: clinic.name,
  address: clinic.address,
  phone: clinic.phone,
  href,
  actionHref,
});
