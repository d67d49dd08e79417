import type { Metadata } from 'next';
import { ContentDetail } from '@/components/content/content-detail';
import { Outcome } from '@/components/layout/outcome';
import { optional } from '@/lib/api/degrade';
import { getPage, getPageBanner } from '@/lib/api/pages';
import { plainText } from '@/lib/api/rich-text';
import { getShell } from '@/lib/api/shell';
import type { Locale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/seo/metadata';
import { metadataOf } from '@/lib/seo/outcome';

export const revalidate = 30;
export const generateStaticParams = async () => [] as never[];

type Props = { params: Promise<{ locale: Locale; pagina: string[] }> };

/** The record's key is the path without language prefix, slashes included (checklist M8). */
const keyOf = (segments: string[]) => segments.map(decodeURIComponent).join('/');

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, pagina } = await params;
  return metadataOf(async () => {
    const page = await getPage(locale, keyOf(pagina));
    const fallback = { title: page?.name ?? '', description: plainText(page?.content ?? '') };
    return page && pageMetadata({ locale, path: `/${keyOf(pagina)}`, seo: page.seo, fallback });
  });
}

export default async function GenericPage({ params }: Props) {
  const { locale, pagina } = await params;
  const key = keyOf(pagina);
  return <Outcome shell={await getShell(locale)} path={`/${key}`} load={() => content(locale, key)} />;
}

async function content(locale: Locale, key: string) {
  const page = await getPage(locale, key);
  if (!page) return null;
  const banner = await optional(getPageBanner(locale, page), null);
  return <ContentDetail locale={locale} page={page} banner={banner} />;
}
