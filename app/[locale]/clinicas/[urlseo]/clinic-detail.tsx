import { parseOpeningHours } from '@clinic/contract/opening-hours';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { ClinicContact } from '@/components/clinics/clinic-contact';
import { ClinicHeader } from '@/components/clinics/clinic-header';
import { ClinicLocation } from '@/components/clinics/clinic-location';
import { type ClinicOffer, ClinicRelatedLinks } from '@/components/clinics/clinic-related-links';
import { ClinicSpecialities } from '@/components/clinics/clinic-specialities';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { EquipmentSection } from '@/components/shared/equipment-section';
import { openTexts } from '@/components/shared/open-pill';
import { Icon } from '@/components/ui/icon';
import { RichContent } from '@/components/ui/rich-content';
import type { FirstHour } from '@/lib/domain/appointment/first-hour';
import type { Equipment, FullClinic } from '@/lib/domain/clinic';
import { communityOf } from '@/lib/domain/communities';
import type { Picture } from '@/lib/domain/media';
import type { Speciality } from '@/lib/domain/speciality';
import { shownHour } from '@/lib/i18n/first-hour';
import type { Locale } from '@/lib/i18n/locales';
import { clinicData } from '@/lib/seo/structured/clinic';

type Props = {
  locale: Locale;
  clinic: FullClinic;
  picture: Picture | null;
  equipment: Equipment[];
  specialities: Speciality[];
  /** True when an interactive map is configured. */
  hasMap: boolean;
  /** The first free hour of a consultation here; undefined without an agenda. */
  firstHour: FirstHour | undefined;
} & ClinicOffer;

/** The clinic page, top to bottom (M51 to M57). */
export async function ClinicDetail(props: Props) {
  const { locale, clinic, picture, equipment, specialities, hasMap, firstHour } = props;
  const [t, all, communities, texts] = await Promise.all([
    getTranslations('Clinic'),
    getTranslations('ClinicIndex'),
    getTranslations('Communities'),
    openTexts(locale),
  ]);
  const week = parseOpeningHours(clinic.openingHours);
  const hours = week && { week, texts };
  const community = communityOf(clinic.region);
  return (
    <>
      <Breadcrumbs
        locale={locale}
        trail={[
          { name: all('name'), path: '/clinicas' },
          ...(community ? [{ name: communities(community), path: null }] : []),
        ]}
        current={clinic.name}
        about={[clinicData({ locale, clinic, picture, specialities })]}
      />
      <ClinicHeader
        {...{ locale, clinic, picture, hours }}
        hour={shownHour(locale, firstHour, { from: `/clinicas/${clinic.slug}`, clinics: [clinic], specialities })}
      />
      <div className="wrap grid gap-8 py-8 lg:grid-cols-12 lg:gap-10 lg:py-12">
        <div className="stack lg:col-span-7">
          {clinic.offersTeleconsultation && !clinic.isAssociated && (
            <p className="note">
              <Icon name="video" /> <span>{t('teleconsultation')}</span>
            </p>
          )}
          {clinic.description && <RichContent html={clinic.description} />}
        </div>
        <ClinicContact clinic={clinic} hours={hours} />
      </div>
      {specialities.length > 0 && <ClinicSpecialities locale={locale} specialities={specialities} />}
      <ClinicRelatedLinks {...props} />
      {clinic.isOneStop && !clinic.isAssociated && <OneStopVisit />}
      {equipment.length > 0 && <EquipmentSection title={t('equipment')} equipment={equipment} service="imagen" />}
      {clinic.coordinates && <ClinicLocation {...{ locale, clinic, hasMap }} coordinates={clinic.coordinates} />}
    </>
  );
}

const STEPS = ['step1', 'step2', 'step3'] as const;

/** Everything in one visit: three numbered wells on a line (M54). */
function OneStopVisit() {
  const t = useTranslations('OneStop');
  return (
    <section className="section" aria-labelledby="acto-unico-t">
      <div className="wrap">
        <h2 id="acto-unico-t">{t('title')}</h2>
        <p className="lead mt-3">{t('lead')}</p>
        <ol className="wells-line">
          {STEPS.map((step, index) => (
            <li key={step}>
              <span aria-hidden="true">{index + 1}</span>
              <strong>{t(step)}</strong>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
