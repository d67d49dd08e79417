import type { Metadata } from 'next';
import { pageNumberOf } from '@/lib/domain/page-numbers';
import type { Locale } from '@/lib/i18n/locales';
import { SpecialityIndexRoute, specialityIndexMetadata } from '../../speciality-index-route';

export const revalidate = 30;
export const generateStaticParams = async () => [] as never[];

type Props = { params: Promise<{ locale: Locale; numero: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, numero } = await params;
  return specialityIndexMetadata(locale, pageNumberOf(numero));
}

export default async function FurtherSpecialityIndexPage({ params }: Props) {
  const { locale, numero } = await params;
  return <SpecialityIndexRoute locale={locale} number={pageNumberOf(numero)} />;
}
