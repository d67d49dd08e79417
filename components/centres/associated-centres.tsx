import { getTranslations } from 'next-intl/server';
import { BannerSeal } from '@/components/banner/banner-seal';
import { BannerVisual } from '@/components/banner/banner-visual';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { Motif } from '@/components/motif/motif';
import { RichContent } from '@/components/ui/rich-content';
import type { Clinic } from '@/lib/domain/clinic';
import { directionsHref } from '@/lib/domain/map-links';
import type { MediaRef, Picture } from '@/lib/domain/media';
import type { Banner, ContentPage } from '@/lib/domain/page';
import { byRegion } from '@/lib/domain/regions';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { textsOf } from '@/lib/i18n/texts';
import { CentreBrowser } from './centre-browser';
import type { Centre } from './centre-card';
import './centres.css';

type Props = {
  locale: Locale;
  brand: string;
  /** The page's path without language prefix. */
  path: string;
  /** The record whose text introduces the page; null: none. */
  page: ContentPage | null;
  banner: Banner | null;
  centres: Clinic[];
  pictures: Map<MediaRef, Picture>;
};

/** Centres of other owners with services of the group, by region (checklist M80, M81). */
export async function AssociatedCentres({ locale, brand, path, page, banner, centres, pictures }: Props) {
  const t = await getTranslations('AssociatedCentres');
  const groups = byRegion(centres, locale).map(({ key, name, members }) => ({
    key: key || 'otros',
    name: name || t('otherPlaces'),
    count: t('count', { count: members.length }),
    centres: members.map((clinic) => toCentre(clinic, clinic.picture && pictures.get(clinic.picture))),
  }));
  return (
    <>
      <Breadcrumbs locale={locale} trail={[]} current={page?.name ?? t('name')} />
      <div className="bg-mist">
        <div className="wrap grid items-center gap-8 py-10 lg:grid-cols-12 lg:py-14">
          <div className="stack lg:col-span-8">
            <h1 className="text-4xl">{t('title', { brand })}</h1>
            {page?.content && <RichContent html={page.content} className="text-ink-2" />}
            <BannerSeal banner={banner} />
          </div>
          <div className="max-lg:hidden lg:col-span-4">
            {banner && banner.pictures.length > 0 ? (
              <BannerVisual pictures={banner.pictures} name={banner.name} />
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
              count: t('count', { count: centres.length }),
            }}
          />
        ) : (
          <p className="lead">{t('empty')}</p>
        )}
      </div>
    </>
  );
}

/** What a card needs of a centre, and nothing more: it is sent to the browser. */
const toCentre = (clinic: Clinic, picture: Picture | null | undefined): Centre => ({
  id: clinic.id,
  slug: clinic.slug,
  name: clinic.name,
  picture: picture ?? null,
  technology: clinic.otherTechnology,
  phone: clinic.phone,
  address: clinic.address,
  directions: clinic.address && directionsHref(clinic),
});
