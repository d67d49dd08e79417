import type { Metadata } from 'next';
import { pageNumberOf } from '@/lib/domain/page-numbers';
import type { Locale } from '@/lib/i18n/locales';
import { CentresRoute, centresMetadata } from '../../centres-route';

export const revalidate = 30;
export const generateStaticParams = async () => [] as never[];

type Props = { params: Promise<{ locale: Locale; numero: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, numero } = await params;
  return centresMetadata(locale, pageNumberOf(numero));
}

export default async function FurtherCentresPage({ params }: Props) {
  const { locale, numero } = await params;
  return <CentresRoute locale={locale} number={pageNumberOf(numero)} />;
}
