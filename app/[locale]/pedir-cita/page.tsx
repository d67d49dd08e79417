import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AppointmentPage } from '@/components/appointment-form/appointment-page';
import { Outcome } from '@/components/layout/outcome';
import { getPickerCatalogue } from '@/lib/api/appointment-catalogue';
import { getShell } from '@/lib/api/shell';
import type { Locale } from '@/lib/i18n/locales';
import { recordMetadata } from '@/lib/seo/record-metadata';
import { socialTags } from '@/lib/seo/social';

export const revalidate = 30;

const KEY = 'pedir-cita';

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const fallback = async () => {
    const t = await getTranslations('AppointmentForm');
    return { title: t('title'), description: t('lead') };
  };
  return recordMetadata({ locale, key: KEY, fallback });
}

export default async function AppointmentRoute({ params }: Props) {
  const { locale } = await params;
  const shell = await getShell(locale);
  const load = async () => (
    <AppointmentPage locale={locale} brand={shell.brand} catalogue={await getPickerCatalogue(locale)} />
  );
  return (
    <Outcome
      shell={shell}
      path={`/${KEY}`}
      load={load}
      social={socialTags(generateMetadata({ params }), { locale, path: `/${KEY}` })}
    />
  );
}
