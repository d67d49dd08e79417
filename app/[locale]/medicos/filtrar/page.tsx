import type { Metadata } from 'next';
import { getDoctorPage } from '@/lib/catalogue/doctor-directory';
import { doctorsPath } from '@/lib/domain/doctor-filter';
import { type Query, readDoctorsAddress } from '@/lib/i18n/directory-address';
import type { Locale } from '@/lib/i18n/locales';
import { metadataOf } from '@/lib/seo/outcome';
import { FramedPage } from '../../framed-page';
import { doctorsHead, doctorsPage, hoursToChooseBy } from '../doctor-pages';

/** The filter works without JavaScript: the one address whose response depends on its query, so it is never cached. */
export const dynamic = 'force-dynamic';

type Props = { params: Promise<{ locale: Locale }>; searchParams: Promise<Query> };

/** Metadata of the whole list, not indexed. Beyond the last page, metadata of a missing page. */
export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const [{ locale }, query] = await Promise.all([params, searchParams]);
  const { choice, number } = readDoctorsAddress(query);
  return metadataOf(async () => {
    const hours = number === 1 ? [] : await hoursToChooseBy(locale, choice);
    if (number !== 1 && !(await getDoctorPage(locale, number, choice, hours))) return null;
    return doctorsHead(locale, 1, true);
  });
}

export default async function FilteredDoctorsPage({ params, searchParams }: Props) {
  const [{ locale }, query] = await Promise.all([params, searchParams]);
  const { choice, number } = readDoctorsAddress(query);
  const head = generateMetadata({ params, searchParams });
  return <FramedPage {...{ locale, head }} path={doctorsPath(1)} load={() => doctorsPage(locale, number, choice)} />;
}
