import type { Metadata } from 'next';
import { pageNumberOf } from '@/lib/domain/page-numbers';
import type { Locale } from '@/lib/i18n/locales';
import { IndexRoute, indexMetadata } from '../../../index-route';
import { CLINIC_INDEX } from '../../clinic-index';

export const revalidate = 30;
export const generateStaticParams = async () => [] as never[];

type Props = { params: Promise<{ locale: Locale; numero: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, numero } = await params;
  return indexMetadata(CLINIC_INDEX, locale, pageNumberOf(numero));
}

export default async function FurtherClinicIndexPage({ params }: Props) {
  const { locale, numero } = await params;
  return <IndexRoute index={CLINIC_INDEX} locale={locale} number={pageNumberOf(numero)} />;
}
