import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { Outcome } from '@/components/layout/outcome';
import { PasswordPage } from '@/components/professional/password-page';
import { passwordFormTexts } from '@/components/professional/professional-words';
import { UpgradeForm } from '@/components/professional/upgrade-form';
import { getShell } from '@/lib/api/shell';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { recordMetadata } from '@/lib/seo/record-metadata';
import { type LoggedInProfessional, readProfessional } from '@/lib/session/professional';

/** A page of whoever is logged in: made for each visitor, kept for nobody. */
export const dynamic = 'force-dynamic';

const KEY = 'upgrade-password-profesional';

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const fallback = async () => {
    const t = await getTranslations('ProfessionalPassword');
    return { title: t('upgradeTitle') };
  };
  return recordMetadata({ locale, key: KEY, fallback, isHidden: true });
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
