import { madridDay } from '@clinic/contract/dates';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CancelWithoutScript } from '@/components/appointment/own/cancel-without-script';
import { ownVisitTexts } from '@/components/appointment/own/own-texts';
import { OwnVisitPanel } from '@/components/appointment/own/own-visit';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { CallLine } from '@/components/layout/call-line';
import { Outcome } from '@/components/layout/outcome';
import { NoScript } from '@/components/ui/no-script';
import { getShell } from '@/lib/catalogue/shell';
import type { Locale } from '@/lib/i18n/locales';
import { OPEN_SEO, pageMetadata } from '@/lib/seo/metadata';
import { metadataOf } from '@/lib/seo/outcome';

export const revalidate = 30;

const PATH = '/cita';

type Props = { params: Promise<{ locale: Locale }> };

/** Never indexed, and without Referer, which would tell other sites that the visitor has an appointment. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  return metadataOf(async () => {
    const t = await getTranslations('OwnVisitPage');
    const page = { locale, path: PATH, seo: OPEN_SEO, fallback: { title: t('title') } };
    return { ...pageMetadata(page), referrer: 'no-referrer' };
  });
}

/**
 * The target of the link in the mails, cached for all: the secret of the booking is never sent to a server in the
 * address.
 */
export default async function OwnVisitRoute({ params }: Props) {
  const { locale } = await params;
  const shell = await getShell(locale);
  return <Outcome shell={shell} path={PATH} load={() => ownVisitPage(locale, shell.links.ownVisit !== null)} />;
}

/** Without own visits at the upstream, the page names the telephone; a link that was opened is still tried. */
async function ownVisitPage(locale: Locale, hasOwnVisits: boolean) {
  const [t, texts] = await Promise.all([getTranslations('OwnVisitPage'), ownVisitTexts(locale)]);
  return (
    <>
      <Breadcrumbs locale={locale} trail={[]} current={t('title')} />
      <div className="wrap stack py-8" data-service="medicas">
        <h1 className="text-3xl">{t('title')}</h1>
        {hasOwnVisits ? (
          <CancelWithoutScript locale={locale} texts={texts} />
        ) : (
          <NoScript>
            <CallLine text={texts.tooLate} />
          </NoScript>
        )}
        <OwnVisitPanel {...{ locale, texts, hasOwnVisits }} today={madridDay(new Date())} />
      </div>
    </>
  );
}
