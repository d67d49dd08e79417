import type { Metadata } from 'next';
import type { Locale } from '@/lib/i18n/locales';
import { ClinicIndexRoute, clinicIndexMetadata } from './clinic-index-route';

export const revalidate = 30;

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return clinicIndexMetadata((await params).locale, 1);
}

export default async function ClinicIndexPage({ params }: Props) {
  return <ClinicIndexRoute locale={(await params).locale} number={1} />;
}
