import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

import { LeaveList } from '@/components/appointment/own/leave-list';
import { LeaveWithoutScript } from '@/components/appointment/own/leave-without-script';
import { leaveListTexts } from '@/components/appointment/own/own-texts';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { Outcome } from '@/components/layout/outcome';
import { getShell } from '@/lib/catalogue/shell';
import type { Locale } from '@/lib/i18n/locales';
import { OPEN_SEO, pageMetadata } from '@/lib/seo/metadata';
import { metadataOf } from '@/lib/seo/outcome';

export const revalidate = 30;

const PATH = '/espera';

type Props = { params: Promise<{ locale: Locale }> };

/** Never indexed, and without Referer, which would tell other sites that the visitor waits for an appointment. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  return metadataOf(async () => {
    const t = await getTranslations('LeaveListPage');
    const page = { locale, path: PATH, seo: OPEN_SEO, fallback: { title: t('title') } };
    return { ...pageMetadata(page), referrer: 'no-referrer' };
  });
}

/**
 * The target of the links in the mails of the waiting list, cached for all: the secret of the entry is never sent to a
 * server in the address.
 */
export default async function LeaveListRoute({ params }: Props) {
  const { locale } = await params;
  const shell = await getShell(locale);
  return <Outcome shell={shell} path={PATH} load={() => leaveListPage(locale)} />;
}

async function leaveListPage(locale: Locale) {
  const [t, texts] = await Promise.all([getTranslations('LeaveListPage'), leaveListTexts()]);
  return (
    <>
      <Breadcrumbs locale={locale} trail={[]} current={t('title')} />
      <div className="wrap stack py-8" data-service="medicas">
        <h1 className="text-3xl">{t('title')}</h1>
        <LeaveWithoutScript locale={locale} texts={texts} />
        <LeaveList locale={locale} texts={texts} />
      </div>
    </>
  );
}
