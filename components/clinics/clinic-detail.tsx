import { parseOpeningHours } from '@clinic/contract/opening-hours';
import { getTranslations } from 'next-intl/server';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { EquipmentSection } from '@/components/shared/equipment-section';
import { openTexts } from '@/components/shared/open-texts';
import { Icon } from '@/components/ui/icon';
import { RichContent } from '@/components/ui/rich-content';
import type { Equipment, FullClinic } from '@/lib/domain/clinic';
import { communityOf } from '@/lib/domain/communities';
import type { Picture } from '@/lib/domain/media';
import type { Speciality } from '@/lib/domain/speciality';
import type { Locale } from '@/lib/i18n/locales';
import { clinicData } from '@/lib/seo/structured/clinic';
import { ClinicContact } from './clinic-contact';
import { ClinicHeader } from './clinic-header';
import { ClinicLeadOn, type ClinicOffer } from './clinic-lead-on';
import { ClinicLocation } from './clinic-location';
import { ClinicSpecialities } from './clinic-specialities';
import { OneStopVisit } from './one-stop-visit';

type Props = {
  locale: Locale;
  clinic: FullClinic;
  picture: Picture | null;
  equipment: Equipment[];
  specialities: Speciality[];
  /** Whether an interactive map is configured. */
  hasMap: boolean;
} & ClinicOffer;

/** The clinic page, top to bottom (M51 to M57). */
export async function ClinicDetail(props: Props) {
  const { locale, clinic, picture, equipment, specialities, hasMap } = props;
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
      <ClinicHeader locale={locale} clinic={clinic} picture={picture} hours={hours} />
      <div className="wrap grid gap-10 py-12 lg:grid-cols-12">
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
      <ClinicLeadOn {...props} />
      {clinic.isOneStop && !clinic.isAssociated && <OneStopVisit />}
      {equipment.length > 0 && <EquipmentSection title={t('equipment')} equipment={equipment} service="imagen" />}
      {clinic.coordinates && <ClinicLocation {...{ locale, clinic, hasMap }} coordinates={clinic.coordinates} />}
    </>
  );
}
