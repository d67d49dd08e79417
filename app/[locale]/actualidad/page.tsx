import type { Metadata } from 'next';
import type { Locale } from '@/lib/i18n/locales';
import { NewsRoute, newsMetadata } from './news-route';

export const revalidate = 30;

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return newsMetadata((await params).locale, 1);
}

export default async function NewsPage({ params }: Props) {
  return <NewsRoute locale={(await params).locale} number={1} />;
}
