import { getTranslations } from 'next-intl/server';
import { BannerSeal } from '@/components/banner/banner-seal';
import { BannerVisual } from '@/components/banner/banner-visual';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { Icon } from '@/components/ui/icon';
import { PageLinks } from '@/components/ui/page-links';
import { RichContent } from '@/components/ui/rich-content';
import { entriesOf, toDirectory } from '@/lib/domain/doctor-directory';
import { type DoctorPage, doctorsOfPath, doctorsPath } from '@/lib/domain/doctor-pages';
import type { Banner, ContentPage } from '@/lib/domain/page';
import { appointmentHref, recordHref } from '@/lib/i18n/links';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { textsOf } from '@/lib/i18n/texts';
import { DoctorList } from './doctor-list';

type Props = {
  locale: Locale;
  page: ContentPage | null;
  banner: Banner | null;
  list: DoctorPage;
  /** Id of the speciality to show alone; '' for all. */
  chosen: string;
  /** There are more doctors than one page shows: what the filter offers then, null for too much to choose from. */
  part: { specialities: { id: string; name: string }[] | null } | null;
};

/** The doctors page: banner, title, filter, doctors (specification part 1, "Doctors list"). */
export async function DoctorsDetail({ locale, page, banner, list, chosen, part }: Props) {
  const { doctors, number, count, total } = list;
  const [t, doctor, profile, pages, search] = await Promise.all([
    getTranslations('Doctors'),
    getTranslations('Doctor'),
    getTranslations('DoctorPage'),
    getTranslations('PageLinks'),
    getTranslations('DoctorSearch'),
  ]);
  const directory = toDirectory(doctors);
  // A speciality nobody has shows everybody, and the filter says so.
  const known = !part && entriesOf(directory, chosen) === directory.entries ? '' : chosen;
  const target = banner?.href ?? '/pedir-cita';
  const isAppointment = target === '/pedir-cita';
  return (
    <>
      {number === 1 ? (
        <Breadcrumbs locale={locale} trail={[]} current={t('title')} />
      ) : (
        <Breadcrumbs
          locale={locale}
          trail={[{ name: t('title'), path: '/medicos' }]}
          current={pages('page', { number })}
        />
      )}
      <div className="bg-mist">
        <div className="wrap grid items-center gap-8 py-10 lg:grid-cols-12 lg:py-14">
          <div className="stack lg:col-span-7">
            <h1 className="text-4xl">
              {number === 1 ? t('title') : pages('titleOfPage', { title: t('title'), number })}
            </h1>
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
        {doctors.length > 0 || part ? (
          <DoctorList
            locale={locale}
            directory={directory}
            chosen={known}
            part={
              part ? { ...part, total, texts: textsOf(search, ['search', 'submit', 'specialityIndex']) } : undefined
            }
            texts={{
              ...textsOf(t, ['all', 'filter', 'choose', 'apply', 'one', 'many', 'loading']),
              ...textsOf(doctor, ['close', 'languages', 'specialities', 'clinics']),
              ...textsOf(profile, ['profile']),
            }}
          />
        ) : (
          <p className="note">{t('none')}</p>
        )}
        <PageLinks
          number={number}
          count={count}
          href={(to) => localePath(locale, chosen ? doctorsOfPath(chosen, to) : doctorsPath(to))}
          texts={{ ...textsOf(pages, ['label', 'previous', 'next']), page: (to) => pages('page', { number: to }) }}
        />
      </div>
      {number === 1 && page?.content && (
        <div className="section bg-mist">
          <div className="wrap">
            <RichContent html={page.content} />
          </div>
        </div>
      )}
    </>
  );
}
