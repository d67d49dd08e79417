import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AppointmentPage } from '@/components/appointment-form/appointment-page';
import { Outcome } from '@/components/layout/outcome';
import { getPickerCatalogue } from '@/lib/api/appointment-catalogue';
import { optional } from '@/lib/api/degrade';
import { getPage } from '@/lib/api/pages';
import { getShell } from '@/lib/api/shell';
import type { Locale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/seo/metadata';
import { metadataOf } from '@/lib/seo/outcome';
import { socialTags } from '@/lib/seo/social';

export const revalidate = 30;

const KEY = 'pedir-cita';

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  return metadataOf(async () => {
    const [page, t] = await Promise.all([optional(getPage(locale, KEY), null), getTranslations('AppointmentForm')]);
    const seo = page?.seo ?? { title: null, description: null, isIndexable: true };
    return pageMetadata({ locale, path: `/${KEY}`, seo, fallback: { title: t('title'), description: t('lead') } });
  });
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
