import { PhoneLink } from '@/components/ui/phone-link';
import type { Clinic } from '@/lib/domain/clinic';
import { appointmentHref } from '@/lib/i18n/links';
import { type Locale, localePath } from '@/lib/i18n/locales';

export type ClinicAddress = Pick<Clinic, 'id' | 'name' | 'address' | 'phone'> & {
  /** The clinic's page; null for an associated centre. */
  href: string | null;
  /** The target of the entry's button; by default the clinic's page. */
  actionHref?: string;
  /** The distance in words, only in a list by distance. */
  distance?: string | null;
};

/** The fields of a clinic that the list shows. With `asked` the action requests an appointment at the clinic. */
export function toClinicAddress(
  locale: Locale,
  clinic: Clinic,
  asked?: { specialityId?: string; from: string },
): ClinicAddress {
  const { id, name, address, phone, slug, isAssociated } = clinic;
  if (isAssociated) return { id, name, address, phone, href: null };
  const entry = { id, name, address, phone, href: localePath(locale, `/clinicas/${slug}`) };
  return asked ? { ...entry, actionHref: appointmentHref(locale, { ...asked, clinicId: id }) } : entry;
}

type Props = { places: ClinicAddress[]; action?: string };

/** Clinics as a list of addresses: name, address, phone and, when it has one, an action. */
export function ClinicAddressList({ places, action }: Props) {
  return (
    <ul className="places">
      {places.map(({ id, name, address, phone, href, actionHref = href, distance }) => (
        <li key={id} className="place">
          {href ? (
            <a className="link" href={href}>
              {name}
            </a>
          ) : (
            <strong>{name}</strong>
          )}
          {distance && <span className="pill">{distance}</span>}
          {address && <span>{address}</span>}
          {phone && <PhoneLink className="tel" phone={phone} />}
          {actionHref && (
            <a className="link" href={actionHref}>
              {action}
              <span className="sr-only"> · {name}</span>
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
