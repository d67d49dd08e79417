import { getTranslations } from 'next-intl/server';
import { BannerSeal } from '@/components/banner/banner-seal';
import { BannerVisual } from '@/components/banner/banner-visual';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { Motif } from '@/components/motif/motif';
import { PageLinks } from '@/components/ui/page-links';
import { RichContent } from '@/components/ui/rich-content';
import type { FullClinic } from '@/lib/domain/clinic';
import { centreListingPath } from '@/lib/domain/listing-pages';
import { directionsHref } from '@/lib/domain/map-links';
import type { MediaRef, Picture } from '@/lib/domain/media';
import type { Banner, ContentPage } from '@/lib/domain/page';
import { byRegion } from '@/lib/domain/regions';
import type { SectionPage } from '@/lib/domain/section-pages';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { textsOf } from '@/lib/i18n/texts';
import { CentreBrowser } from './centre-browser';
import type { Centre } from './centre-card';
import './centres.css';

type Props = {
  locale: Locale;
  brand: string;
  /** The record whose text introduces the page; null: none. */
  page: ContentPage | null;
  banner: Banner | null;
  centres: FullClinic[];
  pictures: Map<MediaRef, Picture>;
  /** Which page of the centres this is. */
  listing: SectionPage<unknown>;
};

/** Centres of other owners with services of the group, by region (checklist M80, M81). */
export async function AssociatedCentres({ locale, brand, page, banner, centres, pictures, listing }: Props) {
  const [t, pages] = await Promise.all([getTranslations('AssociatedCentres'), getTranslations('PageLinks')]);
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
        trail={number === 1 ? [] : [{ name, path }]}
        current={number === 1 ? name : pages('page', { number })}
      />
      <div className="bg-mist">
        <div className="wrap grid items-center gap-8 py-10 lg:grid-cols-12 lg:py-14">
          <div className="stack lg:col-span-8">
            <h1 className="text-4xl">{number === 1 ? title : pages('titleOfPage', { title, number })}</h1>
            {number === 1 && page?.content && <RichContent html={page.content} className="text-ink-2" />}
            <BannerSeal banner={banner} />
          </div>
          <div className="max-lg:hidden lg:col-span-4">
            {banner && banner.pictures.length > 0 ? (
              <BannerVisual pictures={banner.pictures} name={banner.name} isWideOnly />
            ) : (
              <Motif service="imagen" seed={path} cols={12} rows={8} className="aspect-3/2 w-full rounded-lg" />
            )}
          </div>
        </div>
      </div>
      <div className="wrap py-10 lg:py-14">
        {groups.length > 0 ? (
          <CentreBrowser
            path={localePath(locale, path)}
            groups={groups}
            texts={{
              ...textsOf(t, ['filter', 'all', 'technology', 'contact', 'call', 'address', 'directions']),
              count: t('count', { count: total }),
            }}
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
        <PageLinks
          number={number}
          count={count}
          href={hrefOf}
          texts={{ ...textsOf(pages, ['label', 'previous', 'next']), page: (to) => pages('page', { number: to }) }}
        />
      </div>
    </>
  );
}

/** What a card needs of a centre, and nothing more: it is sent to the browser. */
const toCentre = (clinic: FullClinic, picture: Picture | null | undefined): Centre => ({
  id: clinic.id,
  slug: clinic.slug,
  name: clinic.name,
  picture: picture ?? null,
  technology: clinic.otherTechnology,
  phone: clinic.phone,
  address: clinic.address,
  directions: clinic.address && directionsHref(clinic),
});
