import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { Outcome } from '@/components/layout/outcome';
import { PasswordPage } from '@/components/professional/password-page';
import { passwordFormTexts } from '@/components/professional/professional-words';
import { UpgradeForm } from '@/components/professional/upgrade-form';
import { optional } from '@/lib/api/degrade';
import { getPage } from '@/lib/api/pages';
import { getShell } from '@/lib/api/shell';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/seo/metadata';
import { metadataOf } from '@/lib/seo/outcome';
import { type LoggedInProfessional, readProfessional } from '@/lib/session/professional';

/** A page of whoever is logged in: made for each visitor, kept for nobody. */
export const dynamic = 'force-dynamic';

const KEY = 'upgrade-password-profesional';
const NO_SEO = { title: null, description: null, isIndexable: false };

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  return metadataOf(async () => {
    const [page, t] = await Promise.all([
      optional(getPage(locale, KEY), null),
      getTranslations('ProfessionalPassword'),
    ]);
    const seo = { ...(page?.seo ?? NO_SEO), isIndexable: false };
    return pageMetadata({ locale, path: `/${KEY}`, seo, fallback: { title: t('upgradeTitle') } });
  });
}

/** Without a session there is nothing to change: home (M167). */
export default async function UpgradePasswordRoute({ params }: Props) {
  const { locale } = await params;
  const professional = await readProfessional();
  if (!professional) redirect(localePath(locale, '/'));
  const shell = await getShell(locale);
  return <Outcome shell={shell} path={`/${KEY}`} load={() => upgradePage(locale, shell.brand, professional)} />;
}

async function upgradePage(locale: Locale, brand: string, { username, name, next }: LoggedInProfessional) {
  const [t, words] = await Promise.all([getTranslations('ProfessionalPassword'), passwordFormTexts(locale, brand)]);
  const isFirstAccess = next === 'upgrade';
  return (
    <PasswordPage
      locale={locale}
      title={t('upgradeTitle')}
      lead={`${isFirstAccess ? t('upgradeFirst') : t('upgradeLead')} ${t('account', { email: username })}.`}
    >
      <UpgradeForm locale={locale} account={{ email: username, name }} isFirstAccess={isFirstAccess} {...words} />
    </PasswordPage>
  );
}
