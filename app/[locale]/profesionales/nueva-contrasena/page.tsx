import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Outcome } from '@/components/layout/outcome';
import { NewPasswordForm } from '@/components/professional/new-password-form';
import { PasswordPage } from '@/components/professional/password-page';
import { NEW_PASSWORD_PATH } from '@/components/professional/paths';
import { passwordFormTexts } from '@/components/professional/professional-words';
import { getShell } from '@/lib/api/shell';
import type { Locale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/seo/metadata';
import { metadataOf } from '@/lib/seo/outcome';

export const revalidate = 30;

const SEO = { title: null, description: null, isIndexable: false };

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  return metadataOf(async () => {
    const t = await getTranslations('ProfessionalPassword');
    return pageMetadata({ locale, path: NEW_PASSWORD_PATH, seo: SEO, fallback: { title: t('newTitle') } });
  });
}

/** Where a mailed link leads; the page is the same for all, for what opens it never reaches a server (decisions). */
export default async function NewPasswordRoute({ params }: Props) {
  const { locale } = await params;
  const shell = await getShell(locale);
  return <Outcome shell={shell} path={NEW_PASSWORD_PATH} load={() => newPasswordPage(locale, shell.brand)} />;
}

async function newPasswordPage(locale: Locale, brand: string) {
  const [t, words] = await Promise.all([getTranslations('ProfessionalPassword'), passwordFormTexts(locale, brand)]);
  return (
    <PasswordPage locale={locale} title={t('newTitle')} lead={t('newLead')}>
      <NewPasswordForm locale={locale} texts={words.texts} form={words.form} />
    </PasswordPage>
  );
}
