import { whatsappHref } from '@clinic/contract/phone-numbers';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { PhoneLink } from '@/components/ui/phone-link';
import { directionsHref } from '@/lib/domain/map-links';

type ContactFact = {
  icon: string;
  label: string;
  /** Line breaks are shown. */
  text: string;
  href?: string;
  /** The numbers of the text are links that call them. */
  isPhone?: boolean;
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
      {facts.map(({ icon, label, text, href, isPhone, more }) => (
        <div key={label}>
          <dt>
            <Icon name={icon} />
            {` ${label}`}
          </dt>
          <dd>
            {isPhone && <PhoneLink className="link" phone={text} />}
            {href && (
              <a className="link" href={href}>
                {text}
              </a>
            )}
            {!isPhone && !href && text}
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

type Reachable = Parameters<typeof directionsHref>[0] & Record<'phone' | 'whatsapp', string | null>;

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
  if (phone) facts.push({ icon: 'phone', label: t('phone'), text: phone, isPhone: true });
  if (whatsapp) {
    const href = whatsappHref(whatsapp) ?? undefined;
    facts.push({ icon: 'message-circle', label: t('whatsapp'), text: whatsapp, href });
  }
  return facts;
}
