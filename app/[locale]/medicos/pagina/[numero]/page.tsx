import type { Metadata } from 'next';
import { pageNumberOf } from '@/lib/domain/page-numbers';
import type { Locale } from '@/lib/i18n/locales';
import { DoctorsRoute, doctorsMetadata } from '../../doctors-route';

export const revalidate = 30;
export const generateStaticParams = async () => [] as never[];

type Props = { params: Promise<{ locale: Locale; numero: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, numero } = await params;
  return doctorsMetadata(locale, pageNumberOf(numero));
}

export default async function FurtherDoctorsPage({ params }: Props) {
  const { locale, numero } = await params;
  return <DoctorsRoute locale={locale} number={pageNumberOf(numero)} chosen="" />;
}
