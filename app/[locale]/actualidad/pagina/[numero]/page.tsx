import type { Metadata } from 'next';
import type { Locale } from '@/lib/i18n/locales';
import { NewsRoute, newsMetadata } from '../../news-route';

export const revalidate = 30;
export const generateStaticParams = async () => [] as never[];

type Props = { params: Promise<{ locale: Locale; numero: string }> };

/** The first page has the address without a number: '1', '02' or a word is no page. */
const numberOf = (numero: string): number => (/^(?:[2-9]|[1-9]\d)$/.test(numero) ? Number(numero) : 0);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, numero } = await params;
  return newsMetadata(locale, numberOf(numero));
}

export default async function FurtherNewsPage({ params }: Props) {
  const { locale, numero } = await params;
  return <NewsRoute locale={locale} number={numberOf(numero)} />;
}
