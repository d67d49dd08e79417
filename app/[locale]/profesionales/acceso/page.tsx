import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Outcome } from '@/components/layout/outcome';
import { PasswordPage } from '@/components/professional/password-page';
import { PlainLogin } from '@/components/professional/plain-login';
import { getShell } from '@/lib/catalogue/shell';
import { LOGIN_FORM } from '@/lib/domain/professional/professional';
import type { Locale } from '@/lib/i18n/locales';
import { OPEN_SEO, pageMetadata } from '@/lib/seo/metadata';
import { metadataOf } from '@/lib/seo/outcome';

export const revalidate = 30;

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  return metadataOf(async () => {
    const t = await getTranslations('ProfessionalLogin');
    return pageMetadata({ locale, path: LOGIN_FORM.path, seo: OPEN_SEO, fallback: { title: t('title') } });
  });
}

/** The login of professionals where the dialog cannot open in time, or without script (M31, M160 to M162). */
export default async function LoginRoute({ params }: Props) {
  const { locale } = await params;
  const shell = await getShell(locale);
  return <Outcome shell={shell} path={LOGIN_FORM.path} load={() => loginPage(locale)} />;
}

async function loginPage(locale: Locale) {
  const t = await getTranslations('ProfessionalLogin');
  return (
    <PasswordPage locale={locale} title={t('title')} isPlain>
      <PlainLogin locale={locale} />
    </PasswordPage>
  );
}
