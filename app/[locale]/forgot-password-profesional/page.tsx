import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Outcome } from '@/components/layout/outcome';
import { ForgotForm } from '@/components/professional/forgot-form';
import { PasswordPage } from '@/components/professional/password-page';
import { passwordFormTexts } from '@/components/professional/professional-words';
import { optional } from '@/lib/api/degrade';
import { getPage } from '@/lib/api/pages';
import { getShell } from '@/lib/api/shell';
import type { Locale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/seo/metadata';
import { metadataOf } from '@/lib/seo/outcome';

export const revalidate = 30;

const KEY = 'forgot-password-profesional';
const NO_SEO = { title: null, description: null, isIndexable: false };

type Props = { params: Promise<{ locale: Locale }> };

/** Never indexed, whatever the record says: nobody looks for it. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  return metadataOf(async () => {
    const [page, t] = await Promise.all([
      optional(getPage(locale, KEY), null),
      getTranslations('ProfessionalPassword'),
    ]);
    const seo = { ...(page?.seo ?? NO_SEO), isIndexable: false };
    return pageMetadata({ locale, path: `/${KEY}`, seo, fallback: { title: t('forgotTitle') } });
  });
}

export default async function ForgotPasswordRoute({ params }: Props) {
  const { locale } = await params;
  const shell = await getShell(locale);
  return <Outcome shell={shell} path={`/${KEY}`} load={() => forgotPage(locale, shell.brand)} />;
}

async function forgotPage(locale: Locale, brand: string) {
  const [t, words] = await Promise.all([getTranslations('ProfessionalPassword'), passwordFormTexts(locale, brand)]);
  return (
    <PasswordPage locale={locale} title={t('forgotTitle')} lead={t('forgotLead')}>
      <ForgotForm locale={locale} {...words} />
    </PasswordPage>
  );
}
