import { directionsHref } from '@clinic/contract/map-links';
import { phoneParts } from '@clinic/contract/phone-numbers';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CentreBrowser } from '@/components/centres/centre-browser';
import type { Centre } from '@/components/centres/centre-card';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { PageHead } from '@/components/shared/page-head';
import { PageLinks } from '@/components/ui/page-links';
import { RichContent } from '@/components/ui/rich-content';
import { completeCentres, listAssociatedCentres, listAssociatedClinics } from '@/lib/catalogue/clinics';
import { listPictures } from '@/lib/catalogue/media';
import { getPage, getPageBanner } from '@/lib/catalogue/pages';
import { getShell } from '@/lib/catalogue/shell';
import type { FullClinic } from '@/lib/domain/clinic';
import { centreListing, centreListingPath, type SectionPage } from '@/lib/domain/listing-pages';
import type { MediaRef, Picture } from '@/lib/domain/media';
import type { Banner, ContentPage } from '@/lib/domain/page';
import { byRegion } from '@/lib/domain/regions';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { textsOf } from '@/lib/i18n/texts';
import { OPEN_SEO, pageMetadata } from '@/lib/seo/metadata';
import { optional } from '@/lib/upstream/degrade';
import { plainText } from '@/lib/upstream/rich-text';
import { listPages } from '../../list-pages';
import '@/components/centres/centres.css';

/** Key of the record with the page's head and introduction. The address would otherwise belong to a clinic. */
const KEY = 'clinicas/centros-asociados';

const readListing = async (locale: Locale, number: number) =>
  centreListing(await listAssociatedClinics(locale), locale, number);

/** The head of the page record. */
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

type Props = {
  locale: Locale;
  brand: string;
  /** The record whose text introduces the page, or null. */
  page: ContentPage | null;
  banner: Banner | null;
  centres: FullClinic[];
  pictures: Map<MediaRef, Picture>;
  /** Which page of the centres this is. */
  listing: SectionPage<unknown>;
};

/** Centres of other owners with services of the group, by region (M80, M81). */
async function AssociatedCentres({ locale, brand, page, banner, centres, pictures, listing }: Props) {
  const [t, all, pages, browser] = await Promise.all([
    getTranslations('AssociatedCentres'),
    getTranslations('ClinicIndex'),
    getTranslations('PageLinks'),
    textsOf('CentreBrowser'),
  ]);
  const { number, count, total, starts } = listing;
  const path = centreListingPath(1);
  const hrefOf = (to: number) => localePath(locale, centreListingPath(to));
  const title = t('title', { brand });
  const name = page?.name ?? t('name');
  const groups = byRegion(centres, locale).map(({ key, name, members }) => ({
    key: key || 'otros',
    name: name || t('otherPlaces'),
    count: t('count', { count: members.length }),
    centres: members.map((clinic) => toCentre(clinic, clinic.picture && pictures.get(clinic.picture))),
  }));
  return (
    <>
      <Breadcrumbs
        locale={locale}
        trail={[{ name: all('name'), path: '/clinicas' }, ...(number === 1 ? [] : [{ name, path }])]}
        current={number === 1 ? name : pages('page', { number })}
      />
      <PageHead banner={banner} motif={{ service: 'imagen', seed: path }} isWide>
        <h1 className="text-4xl">{number === 1 ? title : pages('titleOfPage', { title, number })}</h1>
        {number === 1 && page?.content && <RichContent html={page.content} className="text-ink-2" />}
      </PageHead>
      <div className="wrap py-10 lg:py-14">
        {groups.length > 0 ? (
          <CentreBrowser
            path={localePath(locale, path)}
            groups={groups}
            texts={{ ...browser, count: t('count', { count: total }) }}
            starts={
              count > 1
                ? starts.map((start) => ({
                    key: start.key,
                    name: start.name || t('otherPlaces'),
                    href: `${hrefOf(start.number)}#region-${start.key}`,
                  }))
                : undefined
            }
          />
        ) : (
          <p className="lead">{t('empty')}</p>
        )}
        <PageLinks {...{ number, count }} href={hrefOf} />
      </div>
    </>
  );
}

/** The fields of a centre that a card needs; only these, because they are sent to the browser. */
const toCentre = (clinic: FullClinic, picture: Picture | null | undefined): Centre => ({
  id: clinic.id,
  slug: clinic.slug,
  name: clinic.name,
  picture: picture ?? null,
  technology: clinic.otherTechnology,
  phone: clinic.phone ? phoneParts(clinic.phone) : null,
  address: clinic.address,
  directions: clinic.address && directionsHref(clinic),
});
