import type { Metadata } from 'next';
import type { Locale } from '@/lib/i18n/locales';
import { SpecialityIndexRoute, specialityIndexMetadata } from './speciality-index-route';

export const revalidate = 30;

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return specialityIndexMetadata((await params).locale, 1);
}

export default async function SpecialityIndexPage({ params }: Props) {
  return <SpecialityIndexRoute locale={(await params).locale} number={1} />;
}
