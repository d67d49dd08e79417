import { whatsappHref } from '@clinic/contract/phone-numbers';
import { directionsHref } from '@/lib/domain/map-links';
import type { ContactFact } from './contact-facts';

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
