import { PhoneLink } from '@/components/ui/phone-link';
import type { ClinicAddress } from './clinic-address';

type Props = { places: ClinicAddress[]; action?: string };

/** Clinics as a list of addresses: name, address, phone and, when it has one, an action. */
export function ClinicAddressList({ places, action }: Props) {
  return (
    <ul className="places">
      {places.map(({ id, name, address, phone, href, actionHref = href, distance, facts }) => (
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
          {facts}
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
