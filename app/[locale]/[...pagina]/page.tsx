import type { Metadata } from 'next';
import type { Locale } from '@/lib/i18n/locales';
import { ContentRoute, contentMetadata } from '../content-page';

export const revalidate = 30;
export const generateStaticParams = async () => [] as never[];

type Props = { params: Promise<{ locale: Locale; pagina: string[] }> };

const keyOf = (segments: string[]) => segments.map(decodeURIComponent).join('/');

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, pagina } = await params;
  return contentMetadata(locale, keyOf(pagina));
}

export default async function GenericPage({ params }: Props) {
  const { locale, pagina } = await params;
  return <ContentRoute locale={locale} pageKey={keyOf(pagina)} />;
}
