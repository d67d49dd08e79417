import { getTranslations } from 'next-intl/server';
import { BannerSeal } from '@/components/banner/banner-seal';
import { BannerVisual } from '@/components/banner/banner-visual';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { Icon } from '@/components/ui/icon';
import { RichContent } from '@/components/ui/rich-content';
import type { Doctor } from '@/lib/domain/doctor';
import { entriesOf, toDirectory } from '@/lib/domain/doctor-directory';
import type { Banner, ContentPage } from '@/lib/domain/page';
import { appointmentHref, recordHref } from '@/lib/i18n/links';
import type { Locale } from '@/lib/i18n/locales';
import { textsOf } from '@/lib/i18n/texts';
import { DoctorList } from './doctor-list';

type Props = {
  locale: Locale;
  page: ContentPage | null;
  banner: Banner | null;
  doctors: Doctor[];
  /** Id of the speciality to show alone; '' for all. */
  chosen: string;
};

/** The doctors page: banner, title, filter, doctors (specification part 1, "Doctors list"). */
export async function DoctorsDetail({ locale, page, banner, doctors, chosen }: Props) {
  const [t, doctor, profile] = await Promise.all([
    getTranslations('Doctors'),
    getTranslations('Doctor'),
    getTranslations('DoctorPage'),
  ]);
  const directory = toDirectory(doctors);
  // A speciality nobody has shows everybody, and the filter says so.
  const known = entriesOf(directory, chosen) === directory.entries ? '' : chosen;
  const target = banner?.href ?? '/pedir-cita';
  const isAppointment = target === '/pedir-cita';
  return (
    <>
      <Breadcrumbs locale={locale} trail={[]} current={t('title')} />
      <div className="bg-mist">
        <div className="wrap grid items-center gap-8 py-10 lg:grid-cols-12 lg:py-14">
          <div className="stack lg:col-span-7">
            <h1 className="text-4xl">{t('title')}</h1>
            <p className="lead">{banner?.slogan ?? t('lead')}</p>
            {banner?.description && <RichContent html={banner.description} className="text-ink-2" />}
            <p className="pt-2">
              <a
                className="btn btn-primary"
                href={isAppointment ? appointmentHref(locale, { from: '/medicos' }) : recordHref(locale, target)}
              >
                <Icon name={isAppointment ? 'calendar' : 'arrow-right'} /> {profile('ask')}
              </a>
            </p>
            <BannerSeal banner={banner} />
          </div>
          {banner && banner.pictures.length > 0 && (
            <div className="lg:col-span-5">
              <BannerVisual pictures={banner.pictures} name={banner.name} />
            </div>
          )}
        </div>
      </div>
      <div className="wrap py-10">
        {doctors.length > 0 ? (
          <DoctorList
            locale={locale}
            directory={directory}
            chosen={known}
            texts={{
              ...textsOf(t, ['all', 'filter', 'choose', 'apply', 'one', 'many', 'loading']),
              ...textsOf(doctor, ['close', 'languages', 'specialities', 'clinics']),
              ...textsOf(profile, ['profile']),
            }}
          />
        ) : (
          <p className="note">{t('none')}</p>
        )}
      </div>
      {page?.content && (
        <div className="section bg-mist">
          <div className="wrap">
            <RichContent html={page.content} />
          </div>
        </div>
      )}
    </>
  );
}
