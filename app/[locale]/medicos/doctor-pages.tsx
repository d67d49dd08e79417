import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { DoctorFilter } from '@/components/doctors/doctor-filter';
import { DoctorList } from '@/components/doctors/doctor-list';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { BannerAction } from '@/components/shared/banner';
import { PageHead } from '@/components/shared/page-head';
import { PageLinks } from '@/components/ui/page-links';
import { RichContent } from '@/components/ui/rich-content';
import { listFirstHours } from '@/lib/appointments/first-hours';
import { getDoctorPage } from '@/lib/catalogue/doctor-directory';
import { getPage, getPageBanner } from '@/lib/catalogue/pages';
import { earliestById, type FirstHour } from '@/lib/domain/appointment/first-hour';
import { type Doctor, doctorPath } from '@/lib/domain/doctor';
import { toDirectory } from '@/lib/domain/doctor-directory';
import {
  type DoctorChoice,
  type DoctorPage,
  doctorsPath,
  EVERY_DOCTOR_CHOICE,
  isEverybody,
} from '@/lib/domain/doctor-filter';
import type { Banner, ContentPage } from '@/lib/domain/page';
import { doctorsOfPath } from '@/lib/i18n/directory-address';
import { shownHour } from '@/lib/i18n/first-hour';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { textsOf } from '@/lib/i18n/texts';
import { OPEN_SEO, pageMetadata } from '@/lib/seo/metadata';
import { listData } from '@/lib/seo/structured/web-page';
import { optional } from '@/lib/upstream/degrade';
import { listPages } from '../list-pages';

const KEY = 'medicos';

/**
 * The head of a page of the doctors, from the page record. The canonical of a filtered list is the whole one, and it is
 * not indexed.
 */
export async function doctorsHead(locale: Locale, number: number, isFiltered = false): Promise<Metadata | null> {
  const [page, list, t, pages] = await Promise.all([
    optional(getPage(locale, KEY), null),
    number === 1 ? null : getDoctorPage(locale, number),
    getTranslations('Doctors'),
    getTranslations('PageLinks'),
  ]);
  if (number !== 1 && !list) return null;
  const seo = page?.seo ?? OPEN_SEO;
  const title = seo.title ?? t('title');
  return pageMetadata({
    locale,
    path: doctorsPath(number),
    seo: {
      ...seo,
      title: number === 1 ? seo.title : pages('titleOfPage', { title, number }),
      isIndexable: seo.isIndexable && !isFiltered,
    },
    fallback: { title, description: t('lead') },
  });
}

/** Returns the content of a page of the filtered doctors, or null beyond the last. */
export async function doctorsPage(locale: Locale, number: number, choice: DoctorChoice) {
  const readPage = optional(getPage(locale, KEY), null);
  const every = await hoursToChooseBy(locale, choice);
  const [list, page, banner] = await Promise.all([
    getDoctorPage(locale, number, choice, every),
    readPage,
    optional(
      readPage.then((page) => page && getPageBanner(locale, page)),
      null,
    ),
  ]);
  if (!list) return null;
  const { clinicId } = list.choice;
  const ids = list.doctors.map(({ id }) => id);
  const hours = every.length > 0 ? every : await listFirstHours(locale, { kind: 'doctor', ids, clinicId });
  return <DoctorsDetail {...{ locale, page, banner, list, hours }} />;
}

/** The first free hours of every doctor, at the chosen clinic if any; empty if nobody chooses by them. */
export const hoursToChooseBy = async (locale: Locale, { isSoon, byHour, clinicId }: DoctorChoice) =>
  isSoon || byHour ? await listFirstHours(locale, { kind: 'doctor', clinicId }) : [];

/** All doctors. */
export const DOCTOR_PAGES = listPages({
  pathOf: doctorsPath,
  head: doctorsHead,
  load: (locale, number) => doctorsPage(locale, number, EVERY_DOCTOR_CHOICE),
});

type Props = {
  locale: Locale;
  page: ContentPage | null;
  banner: Banner | null;
  list: DoctorPage & Pick<Parameters<typeof DoctorFilter>[0], 'choice' | 'offered'>;
  /** The first free hours of the doctors, earliest first. */
  hours: FirstHour[];
};

/** The doctors page: banner, title, filter, doctors (M75). */
async function DoctorsDetail({ locale, page, banner, list, hours }: Props) {
  const { doctors, number, count, total, choice, offered } = list;
  const [t, pages, texts, filter, first] = await Promise.all([
    getTranslations('Doctors'),
    getTranslations('PageLinks'),
    textsOf('Doctor'),
    getTranslations('DoctorList'),
    getTranslations('FirstHour'),
  ]);
  const firstOf = earliestById(hours);
  const hourOf = (doctor: Doctor) =>
    shownHour(locale, firstOf.get(doctor.id), { from: doctorPath(doctor), clinics: doctor.clinics });
  const title = number === 1 ? t('title') : pages('titleOfPage', { title: t('title'), number });
  const everybody = isEverybody(choice);
  const isFirst = number === 1 && everybody;
  const none = everybody ? t('none') : filter('nobody');
  return (
    <>
      <Breadcrumbs
        locale={locale}
        trail={number === 1 ? [] : [{ name: t('title'), path: '/medicos' }]}
        current={number === 1 ? t('title') : pages('page', { number })}
        about={listed(locale, title, doctors)}
      />
      <DoctorsHead {...{ locale, title }} banner={isFirst ? banner : null} isBrief={!isFirst} />
      <div className="wrap py-10">
        <DoctorFilter {...{ locale, choice, offered, total }} hasHours={offered.byName && hours.length > 0} />
        {doctors.length > 0 ? (
          <DoctorList
            locale={locale}
            directory={toDirectory(doctors, hourOf)}
            texts={{ ...texts, loading: filter('loading'), firstHour: first('label') }}
          />
        ) : (
          <p className="note">{none}</p>
        )}
        <PageLinks {...{ number, count }} href={(to) => localePath(locale, doctorsOfPath(choice, to))} />
      </div>
      {isFirst && page?.content && (
        <div className="section bg-mist">
          <div className="wrap">
            <RichContent html={page.content} />
          </div>
        </div>
      )}
    </>
  );
}

/** Returns the structured data of the list, or undefined for an empty list. */
function listed(locale: Locale, title: string, doctors: Doctor[]) {
  const data = listData(
    locale,
    title,
    doctors.map((doctor) => ({ name: doctor.name, path: doctorPath(doctor) })),
  );
  return data && [data];
}

type HeadProps = {
  locale: Locale;
  title: string;
  banner: Banner | null;
  /** True on a later page or a filtered list, where the doctors come first. */
  isBrief: boolean;
};

function DoctorsHead({ locale, title, banner, isBrief }: HeadProps) {
  const t = useTranslations('Doctors');
  if (isBrief) {
    return (
      <div className="bg-mist">
        <h1 className="wrap py-8 text-4xl">{title}</h1>
      </div>
    );
  }
  return (
    <PageHead banner={banner}>
      <h1 className="text-4xl">{title}</h1>
      <p className="lead">{banner?.slogan ?? t('lead')}</p>
      {banner?.description && <RichContent html={banner.description} className="text-ink-2" />}
      <p className="pt-2">
        <BannerAction locale={locale} href={banner?.href} known={{ from: '/medicos' }} />
      </p>
    </PageHead>
  );
}
