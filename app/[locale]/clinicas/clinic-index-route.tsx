import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Outcome } from '@/components/layout/outcome';
import { ClinicIndex } from '@/components/listings/clinic-index';
import { listOwnClinics } from '@/lib/api/clinics';
import { optional } from '@/lib/api/degrade';
import { getPage } from '@/lib/api/pages';
import { getShell } from '@/lib/api/shell';
import { clinicListing, clinicListingPath } from '@/lib/domain/listing-pages';
import type { Locale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/seo/metadata';
import { metadataOf } from '@/lib/seo/outcome';
import { socialTags } from '@/lib/seo/social';

const KEY = 'clinicas';
const OPEN_SEO = { title: null, description: null, isIndexable: true };

const readListing = async (locale: Locale, number: number) =>
  clinicListing(await listOwnClinics(locale), locale, number);

/** The head of a page of the list, from the page record where there is one. */
export function clinicIndexMetadata(locale: Locale, number: number): Promise<Metadata> {
  return metadataOf(async () => {
    const [record, page, t, pages] = await Promise.all([
      optional(getPage(locale, KEY), null),
      readListing(locale, number),
      getTranslations('ClinicIndex'),
      getTranslations('PageLinks'),
    ]);
    if (!page) return null;
    const seo = record?.seo ?? OPEN_SEO;
    const title = seo.title ?? t('title');
    return pageMetadata({
      locale,
      path: clinicListingPath(number),
      seo: { ...seo, title: number === 1 ? title : pages('titleOfPage', { title, number }) },
      fallback: { title, description: t('lead', { count: page.total }) },
    });
  });
}

/** A page of the list of every clinic; one beyond the last is absent. */
export async function ClinicIndexRoute({ locale, number }: { locale: Locale; number: number }) {
  const path = clinicListingPath(number);
  return (
    <Outcome
      shell={await getShell(locale)}
      path={path}
      load={() => content(locale, number)}
      social={socialTags(clinicIndexMetadata(locale, number), { locale, path })}
    />
  );
}

async function content(locale: Locale, number: number) {
  const [page, record] = await Promise.all([readListing(locale, number), optional(getPage(locale, KEY), null)]);
  return page && <ClinicIndex locale={locale} record={record} page={page} />;
}
