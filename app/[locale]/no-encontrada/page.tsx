import type { Metadata } from 'next';
import { NotFoundPage } from '@/components/layout/outcome';
import { getShell } from '@/lib/catalogue/shell';
import type { Locale } from '@/lib/i18n/locales';
import { metadataOf } from '@/lib/seo/outcome';

export const revalidate = 30;

/** The 404 page of addresses that no page can have; the middleware rewrites to it. */
export const generateMetadata = (): Promise<Metadata> => metadataOf(async () => null);

type Props = { params: Promise<{ locale: Locale }> };

export default async function ImpossiblePage({ params }: Props) {
  const { locale } = await params;
  return <NotFoundPage shell={await getShell(locale)} path="/" />;
}
