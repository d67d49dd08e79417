import type { Metadata } from 'next';
import { pageNumberOf } from '@/lib/domain/page-numbers';
import type { Locale } from '@/lib/i18n/locales';
import { DoctorsRoute, doctorsMetadata } from '../doctors-route';

/** Where the filter leads without JavaScript: the one address whose answer depends on its query, so it is never kept. */
export const dynamic = 'force-dynamic';

type Props = {
  params: Promise<{ locale: Locale }>;
  searchParams: Promise<{ especialidad?: string | string[]; pagina?: string | string[] }>;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return doctorsMetadata((await params).locale, 1, true);
}

export default async function FilteredDoctorsPage({ params, searchParams }: Props) {
  const { especialidad, pagina } = await searchParams;
  const [chosen = ''] = [especialidad].flat();
  const [written] = [pagina].flat();
  const number = written === undefined ? 1 : pageNumberOf(written);
  return <DoctorsRoute locale={(await params).locale} number={number} chosen={chosen} />;
}
