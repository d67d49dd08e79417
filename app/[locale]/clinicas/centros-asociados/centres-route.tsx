import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AssociatedCentres } from '@/components/centres/associated-centres';
import { Outcome } from '@/components/layout/outcome';
import { completeCentres, listAssociatedCentres, listAssociatedClinics } from '@/lib/api/clinics';
import { optional } from '@/lib/api/degrade';
import { listPictures } from '@/lib/api/media';
import { getPage, getPageBanner } from '@/lib/api/pages';
import { plainText } from '@/lib/api/rich-text';
import { getShell } from '@/lib/api/shell';
import { centreListing, centreListingPath } from '@/lib/domain/listing-pages';
import type { Locale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/seo/metadata';
import { metadataOf } from '@/lib/seo/outcome';
import { socialTags } from '@/lib/seo/social';

/** The record with the page's head and introduction; its address is one a clinic's slug would otherwise take. */
const KEY = 'clinicas/centros-asociados';
const OPEN_SEO = { title: null, description: null, isIndexable: true };

const readListing = async (locale: Locale, number: number) =>
  centreListing(await listAssociatedClinics(locale), locale, number);

/** The head of a page of the associated centres, from the page record. */
export function centresMetadata(locale: Locale, number: number): Promise<Metadata> {
  return metadataOf(async () => {
    const [page, { brand }, t, pages] = await Promise.all([
      optional(getPage(locale, KEY), null),
      getShell(locale),
      getTranslations('AssociatedCentres'),
      getTranslations('PageLinks'),
    ]);
    if (number !== 1 && !(await readListing(locale, number))) return null;
    const fallback = { title: t('title', { brand }), description: plainText(page?.content ?? '') };
    const seo = page?.seo ?? OPEN_SEO;
    const title = pages('titleOfPage', { title: seo.title ?? fallback.title, number });
    const path = centreListingPath(number);
    return pageMetadata({ locale, path, seo: number === 1 ? seo : { ...seo, title }, fallback });
  });
}

/** A page of the associated centres; one beyond the last is absent. */
export async function CentresRoute({ locale, number }: { locale: Locale; number: number }) {
  const shell = await getShell(locale);
  const path = centreListingPath(number);
  return (
    <Outcome
      shell={shell}
      path={path}
      load={() => associatedCentres(locale, shell.brand, number)}
      social={socialTags(centresMetadata(locale, number), { locale, path })}
    />
  );
}

async function associatedCentres(locale: Locale, brand: string, number: number) {
  const [listing, page] = await Promise.all([readListing(locale, number), optional(getPage(locale, KEY), null)]);
  if (!listing) return null;
  const shown = listing.sections.flatMap(({ members }) => members);
  const centres = await (listing.count === 1 ? listAssociatedCentres(locale) : completeCentres(locale, shown));
  const [pictures, banner] = await Promise.all([
    listPictures(centres.map((centre) => centre.picture)),
    page ? optional(getPageBanner(locale, page), null) : null,
  ]);
  return <AssociatedCentres {...{ locale, brand, page, banner, centres, pictures, listing }} />;
}
