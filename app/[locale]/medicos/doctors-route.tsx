import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DoctorsDetail } from '@/components/doctors/doctors-detail';
import { Outcome } from '@/components/layout/outcome';
import { optional } from '@/lib/api/degrade';
import { getDoctorPage } from '@/lib/api/doctors';
import { getPage, getPageBanner } from '@/lib/api/pages';
import { getShell } from '@/lib/api/shell';
import { listSpecialities } from '@/lib/api/specialities';
import { doctorsPath } from '@/lib/domain/doctor-pages';
import type { Locale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/seo/metadata';
import { metadataOf } from '@/lib/seo/outcome';
import { socialTags } from '@/lib/seo/social';

const KEY = 'medicos';
const OPEN_SEO = { title: null, description: null, isIndexable: true };
/** More than anyone looks through in a list that opens. */
const MOST_CHOICES = 120;

type Wanted = {
  /** Page of the list, counted from 1. */
  number: number;
  /** Id of the speciality to show alone; '' for all. */
  chosen: string;
};

/**
 * The head of a page of the doctors, from the page record. The doctors of one speciality point at the whole list and are
 * not indexed.
 */
export function doctorsMetadata(locale: Locale, number: number, isFiltered = false): Promise<Metadata> {
  return metadataOf(async () => {
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
  });
}

/** A page of the doctors; one beyond the last is absent. */
export async function DoctorsRoute({ locale, number, chosen }: Wanted & { locale: Locale }) {
  const path = doctorsPath(chosen ? 1 : number);
  return (
    <Outcome
      shell={await getShell(locale)}
      path={path}
      load={() => doctorsPage(locale, { number, chosen })}
      social={socialTags(doctorsMetadata(locale, chosen ? 1 : number), { locale, path })}
    />
  );
}

async function doctorsPage(locale: Locale, { number, chosen }: Wanted) {
  const readPage = optional(getPage(locale, KEY), null);
  const [shown, page, banner] = await Promise.all([
    listToShow(locale, { number, chosen }),
    readPage,
    optional(
      readPage.then((page) => page && getPageBanner(locale, page)),
      null,
    ),
  ]);
  return shown && <DoctorsDetail {...{ locale, page, banner }} {...shown} />;
}

/** Few doctors are all there, whatever is chosen; of many only a page is, and those of a speciality are asked for. */
async function listToShow(locale: Locale, { number, chosen }: Wanted) {
  const all = await getDoctorPage(locale, chosen ? 1 : number);
  if (!all) return null;
  if (all.count === 1) return number === 1 ? { list: all, chosen, part: null } : null;
  const known = await optional(listSpecialities(locale), []);
  const part = { specialities: known.length > MOST_CHOICES ? null : known.map(({ id, name }) => ({ id, name })) };
  if (!known.some(({ id }) => id === chosen)) return chosen && number > 1 ? null : { list: all, chosen: '', part };
  const list = await getDoctorPage(locale, number, chosen);
  return list && { list, chosen, part };
}
