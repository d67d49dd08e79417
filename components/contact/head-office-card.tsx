import { parseOpeningHours } from '@clinic/contract/opening-hours';
import { getTranslations } from 'next-intl/server';
import { clinicFacts } from '@/components/shared/clinic-facts';
import { ContactFacts } from '@/components/shared/contact-facts';
import { OpenPill } from '@/components/shared/open-pill';
import type { HeadOffice } from '@/lib/domain/contact';
import type { OpenTexts } from '@/lib/domain/open-sentence';
import { type Locale, localePath } from '@/lib/i18n/locales';

type Props = { locale: Locale; office: HeadOffice; openMessages: OpenTexts };

/** A head office: where it is, whether it is open, telephone and messaging (M157). */
export async function HeadOfficeCard({ locale, office: { region, clinic }, openMessages }: Props) {
  const [t, clinicMessages, regions] = await Promise.all([
    getTranslations('ContactPage'),
    getTranslations('Clinic'),
    getTranslations('Regions'),
  ]);
  const { slug, name, openingHours } = clinic;
  const week = parseOpeningHours(openingHours);
  const facts = clinicFacts(clinic, clinicMessages);
  if (openingHours) facts.push({ icon: 'clock', label: clinicMessages('hours'), text: openingHours });
  return (
    <article className="card head-office" aria-labelledby={`sede-${region}`}>
      <h3 id={`sede-${region}`}>{t('office', { region: regions(region) })}</h3>
      <div className="head-office-name">
        {slug ? (
          <a className="link" href={localePath(locale, `/clinicas/${slug}`)}>
            {name}
          </a>
        ) : (
          name
        )}
        {week && <OpenPill week={week} texts={openMessages} />}
      </div>
      <ContactFacts facts={facts} />
    </article>
  );
}
