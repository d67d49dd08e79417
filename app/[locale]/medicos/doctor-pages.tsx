import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DoctorsDetail } from '@/components/doctors/doctors-detail';
import { getDoctorPage } from '@/lib/catalogue/doctor-directory';
import { getPage, getPageBanner } from '@/lib/catalogue/pages';
import { type DoctorChoice, doctorsPath, EVERY_DOCTOR_CHOICE } from '@/lib/domain/doctor-filter';
import type { Locale } from '@/lib/i18n/locales';
import { OPEN_SEO, pageMetadata } from '@/lib/seo/metadata';
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

/** What a page of the doctors of a choice shows; null beyond the last. */
export async function doctorsPage(locale: Locale, number: number, choice: DoctorChoice) {
  const readPage = optional(getPage(locale, KEY), null);
  const [list, page, banner] = await Promise.all([
    getDoctorPage(locale, number, choice),
    readPage,
    optional(
      readPage.then((page) => page && getPageBanner(locale, page)),
      null,
    ),
  ]);
  return list && <DoctorsDetail {...{ locale, page, banner, list }} />;
}

/** All doctors. */
export const DOCTOR_PAGES = listPages({
  pathOf: doctorsPath,
  head: doctorsHead,
  load: (locale, number) => doctorsPage(locale, number, EVERY_DOCTOR_CHOICE),
});
