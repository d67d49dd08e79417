import type { Metadata } from 'next';
import type { Locale } from '@/lib/i18n/locales';
import { DoctorsRoute, doctorsMetadata } from './doctors-route';

export const revalidate = 30;

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return doctorsMetadata((await params).locale, 1);
}

export default async function DoctorsPage({ params }: Props) {
  return <DoctorsRoute locale={(await params).locale} number={1} chosen="" />;
}
