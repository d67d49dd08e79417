import type { Metadata } from 'next';
import type { Locale } from '@/lib/i18n/locales';
import { CentresRoute, centresMetadata } from './centres-route';

export const revalidate = 30;

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return centresMetadata((await params).locale, 1);
}

export default async function AssociatedCentresPage({ params }: Props) {
  return <CentresRoute locale={(await params).locale} number={1} />;
}
