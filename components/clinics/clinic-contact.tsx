import { isEmailAddress } from '@clinic/contract/field-rules';
import { useTranslations } from 'next-intl';
import { clinicFacts } from '@/components/shared/clinic-facts';
import { ContactFacts } from '@/components/shared/contact-facts';
import type { ClinicHours } from '@/components/shared/open-texts';
import type { Clinic } from '@/lib/domain/clinic';
import { OpeningHours } from './opening-hours';

type Props = { clinic: Clinic; hours: ClinicHours };

/**
 * Address, phone, WhatsApp, fax, e-mail and hours, each only when the clinic has it (M55). Hours that can be
 * read are a table of the week, others stay the text they are.
 */
export function ClinicContact({ clinic, hours }: Props) {
  const t = useTranslations('Clinic');
  const messages = useTranslations('OpeningHours');
  const { fax, email, openingHours } = clinic;
  const facts = clinicFacts(clinic, t);
  if (fax) facts.push({ icon: 'printer', label: t('fax'), text: fax });
  if (email) {
    const href = isEmailAddress(email) ? `mailto:${email}` : undefined;
    facts.push({ icon: 'mail', label: t('email'), text: email, href });
  }
  if (openingHours && !hours) facts.push({ icon: 'clock', label: t('hours'), text: openingHours });
  if (facts.length === 0 && !hours) return null;
  return (
    <section className="lg:col-span-5" aria-labelledby="contacto-t">
      <h2 id="contacto-t" className="text-2xl">
        {t(hours || openingHours ? 'contactAndHours' : 'contact')}
      </h2>
      <ContactFacts facts={facts}>
        {hours && (
          <OpeningHours
            week={hours.week}
            days={hours.texts.days}
            texts={{
              today: messages('today'),
              closed: hours.texts.closed,
              title: t('hours'),
              caption: messages('caption', { name: clinic.name }),
            }}
          />
        )}
      </ContactFacts>
    </section>
  );
}
