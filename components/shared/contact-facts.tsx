import { directionsHref } from '@clinic/contract/map-links';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { PhoneLink } from '@/components/ui/phone-link';
import { type Chat, type PhonePart, writtenPhone } from '@/lib/domain/phone';

type ContactFact = {
  icon: string;
  label: string;
  /** Line breaks are shown. */
  text: string;
  href?: string;
  /** The parts of the text: its numbers are links that call them. */
  phone?: PhonePart[];
  /** A further link below: text and address. */
  more?: [text: string, href: string];
};

type Props = {
  facts: ContactFact[];
  /** Further rows. */
  children?: ReactNode;
};

/** Ways to reach a clinic, as names and values. */
export function ContactFacts({ facts, children }: Props) {
  return (
    <dl className="facts">
      {facts.map(({ icon, label, text, href, phone, more }) => (
        <div key={label}>
          <dt>
            <Icon name={icon} />
            {` ${label}`}
          </dt>
          <dd>
            {phone && <PhoneLink className="link" phone={phone} />}
            {href && (
              <a className="link" href={href}>
                {text}
              </a>
            )}
            {!phone && !href && text}
            {more && (
              <a className="link" href={more[1]} rel="noopener">
                {`${more[0]} `}
                <Icon name="external-link" />
              </a>
            )}
          </dd>
        </div>
      ))}
      {children}
    </dl>
  );
}

type Reachable = Parameters<typeof directionsHref>[0] & { phone: PhonePart[] | null; whatsapp: Chat | null };

/** Address, telephone and messaging of a clinic, each only when it has it. */
export function clinicFacts(
  clinic: Reachable,
  t: (key: 'address' | 'directions' | 'phone' | 'whatsapp') => string,
): ContactFact[] {
  const { address, phone, whatsapp } = clinic;
  const facts: ContactFact[] = [];
  if (address) {
    const more: [string, string] = [t('directions'), directionsHref(clinic)];
    facts.push({ icon: 'map-pin', label: t('address'), text: address, more });
  }
  if (phone) facts.push({ icon: 'phone', label: t('phone'), text: writtenPhone(phone), phone });
  if (whatsapp) {
    const { text, href } = whatsapp;
    facts.push({ icon: 'message-circle', label: t('whatsapp'), text, href: href ?? undefined });
  }
  return facts;
}
