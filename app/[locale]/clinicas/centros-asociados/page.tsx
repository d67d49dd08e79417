import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AssociatedCentres } from '@/components/centres/associated-centres';
import { Outcome } from '@/components/layout/outcome';
import { listAssociatedCentres } from '@/lib/api/clinics';
import { optional } from '@/lib/api/degrade';
import { listPictures } from '@/lib/api/media';
import { getPage, getPageBanner } from '@/lib/api/pages';
import { plainText } from '@/lib/api/rich-text';
import { getShell } from '@/lib/api/shell';
import type { Locale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/seo/metadata';
import { metadataOf } from '@/lib/seo/outcome';
import { socialTags } from '@/lib/seo/social';

export const revalidate = 30;

/** The record with the page's head and introduction; its address is one a clinic's slug would otherwise take. */
const KEY = 'clinicas/centros-asociados';
const PATH = `/${KEY}`;
const OPEN_SEO = { title: null, description: null, isIndexable: true };

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  return metadataOf(async () => {
    const [page, { brand }, t] = await Promise.all([
      optional(getPage(locale, KEY), null),
      getShell(locale),
      getTranslations('AssociatedCentres'),
    ]);
    const fallback = { title: t('title', { brand }), description: plainText(page?.content ?? '') };
    return pageMetadata({ locale, path: PATH, seo: page?.seo ?? OPEN_SEO, fallback });
  });
}

export default async function AssociatedCentresPage({ params }: Props) {
  const { locale } = await params;
  const shell = await getShell(locale);
  return (
    <Outcome
      shell={shell}
      path={PATH}
      load={() => associatedCentres(locale, shell.brand)}
      social={socialTags(generateMetadata({ params }), { locale, path: PATH })}
    />
  );
}

async function associatedCentres(locale: Locale, brand: string) {
  const [centres, page] = await Promise.all([listAssociatedCentres(locale), optional(getPage(locale, KEY), null)]);
  const [pictures, banner] = await Promise.all([
    listPictures(centres.map((centre) => centre.picture)),
    page ? optional(getPageBanner(locale, page), null) : null,
  ]);
  return <AssociatedCentres {...{ locale, brand, page, banner, centres, pictures }} path={PATH} />;
}
