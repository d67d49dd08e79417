import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AssociatedCentres } from '@/components/centres/associated-centres';
import { completeCentres, listAssociatedCentres, listAssociatedClinics } from '@/lib/catalogue/clinics';
import { listPictures } from '@/lib/catalogue/media';
import { getPage, getPageBanner } from '@/lib/catalogue/pages';
import { getShell } from '@/lib/catalogue/shell';
import { centreListing, centreListingPath } from '@/lib/domain/listing-pages';
import type { Locale } from '@/lib/i18n/locales';
import { OPEN_SEO, pageMetadata } from '@/lib/seo/metadata';
import { optional } from '@/lib/upstream/degrade';
import { plainText } from '@/lib/upstream/rich-text';
import { listPages } from '../../list-pages';

/** The record with the page's head and introduction; its address is one a clinic's slug would otherwise take. */
const KEY = 'clinicas/centros-asociados';

const readListing = async (locale: Locale, number: number) =>
  centreListing(await listAssociatedClinics(locale), locale, number);

/** From the page record. */
async function centresHead(locale: Locale, number: number): Promise<Metadata | null> {
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
}

async function associatedCentres(locale: Locale, number: number, brand: string) {
  const [listing, page] = await Promise.all([readListing(locale, number), optional(getPage(locale, KEY), null)]);
  if (!listing) return null;
  const shown = listing.sections.flatMap(({ members }) => members);
  const centres = await (listing.count === 1 ? listAssociatedCentres(locale) : completeCentres(locale, shown));
  const [pictures, banner] = await Promise.all([
    listPictures(
      locale,
      centres.map((centre) => centre.picture),
    ),
    page ? optional(getPageBanner(locale, page), null) : null,
  ]);
  return <AssociatedCentres {...{ locale, brand, page, banner, centres, pictures, listing }} />;
}

/** The associated centres; a page beyond the last is absent. */
export const CENTRE_PAGES = listPages({ pathOf: centreListingPath, head: centresHead, load: associatedCentres });
