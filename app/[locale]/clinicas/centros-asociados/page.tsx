import type { Metadata } from 'next';
import type { Locale } from '@/lib/i18n/locales';
import { ContentRoute, contentMetadata } from '../../content-page';

export const revalidate = 30;

/** A content page by its key, with an address a clinic's slug would otherwise take. */
const KEY = 'clinicas/centros-asociados';

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return contentMetadata((await params).locale, KEY);
}

export default async function AssociatedCentresPage({ params }: Props) {
  return <ContentRoute locale={(await params).locale} pageKey={KEY} />;
}
