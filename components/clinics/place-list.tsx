'use client';

import { PhoneLink } from '@/components/layout/phone-link';
import type { Place } from './place';

type Props = { places: Place[]; action?: string };

/** Clinics as a list of addresses: name, address, phone and, when it has one, an action. */
export function PlaceList({ places, action }: Props) {
  return (
    <ul className="places">
      {places.map(({ id, name, address, phone, href, actionHref, distance }) => (
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
