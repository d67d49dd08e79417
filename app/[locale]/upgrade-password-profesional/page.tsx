import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { Outcome } from '@/components/layout/outcome';
import { PasswordPage } from '@/components/professional/password-page';
import { passwordFormTexts } from '@/components/professional/professional-messages';
import { SessionOverPage } from '@/components/professional/session-over-page';
import { UpgradeForm } from '@/components/professional/upgrade-form';
import { getShell } from '@/lib/catalogue/shell';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { recordMetadata } from '@/lib/seo/metadata';
import { type LoggedInProfessional, readProfessional } from '@/lib/session/professional';

/** A page of the logged-in professional: rendered per request, never cached. */
export const dynamic = 'force-dynamic';

const KEY = 'upgrade-password-profesional';

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const fallback = async () => {
    const t = await getTranslations('ProfessionalPasswordPage');
    return { title: t('upgradeTitle') };
  };
  return recordMetadata({ locale, key: KEY, fallback, isHidden: true });
}

/** Redirects to the home page without a session (M167). */
export default async function UpgradePasswordRoute({ params }: Props) {
  const { locale } = await params;
  const reading = await readProfessional(locale);
  if (reading.kind === 'anonymous') redirect(localePath(locale, '/'));
  const shell = await getShell(locale);
  const load = async () => {
    if (reading.kind === 'failed') throw reading.error;
    if (reading.kind === 'ended') return <SessionOverPage locale={locale} />;
    return await upgradePage(locale, shell.brand, reading.professional);
  };
  return <Outcome shell={shell} path={`/${KEY}`} load={load} />;
}

async function upgradePage(locale: Locale, brand: string, { username, name, next }: LoggedInProfessional) {
  const [t, messages] = await Promise.all([
    getTranslations('ProfessionalPasswordPage'),
    passwordFormTexts(locale, brand),
  ]);
  const isFirstAccess = next === 'upgrade';
  return (
    <PasswordPage
      locale={locale}
      title={t('upgradeTitle')}
      lead={`${isFirstAccess ? t('upgradeFirst') : t('upgradeLead')} ${t('account', { email: username })}.`}
    >
      <UpgradeForm locale={locale} account={{ email: username, name }} isFirstAccess={isFirstAccess} {...messages} />
    </PasswordPage>
  );
}
