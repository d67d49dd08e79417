import type { Metadata } from 'next';
import type { Locale } from '@/lib/i18n/locales';
import { IndexRoute, indexMetadata } from '../index-route';
import { SPECIALITY_INDEX } from './speciality-index';

export const revalidate = 30;

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return indexMetadata(SPECIALITY_INDEX, (await params).locale, 1);
}

export default async function SpecialityIndexPage({ params }: Props) {
  return <IndexRoute index={SPECIALITY_INDEX} locale={(await params).locale} number={1} />;
}
