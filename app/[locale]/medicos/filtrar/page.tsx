import type { Metadata } from 'next';
import type { Locale } from '@/lib/i18n/locales';
import { DoctorsRoute, doctorsMetadata } from '../doctors-route';

/** Where the filter leads without JavaScript: the one address whose answer depends on its query, so it is never kept. */
export const dynamic = 'force-dynamic';

type Props = {
  params: Promise<{ locale: Locale }>;
  searchParams: Promise<{ especialidad?: string | string[] }>;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return doctorsMetadata((await params).locale, true);
}

export default async function FilteredDoctorsPage({ params, searchParams }: Props) {
  const [chosen = ''] = [(await searchParams).especialidad].flat();
  return <DoctorsRoute locale={(await params).locale} chosen={chosen} />;
}
