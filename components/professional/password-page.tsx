import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { NoScriptNote } from '@/components/forms/form-head';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import type { Locale } from '@/lib/i18n/locales';
import './professional.css';

type Props = {
  locale: Locale;
  title: string;
  lead?: string;
  /** True if the form works without script: no note says otherwise. */
  isPlain?: boolean;
  children: ReactNode;
};

/** A page with one short form about a password: a narrow card (identity, "Forgot / upgrade password"). */
export function PasswordPage({ locale, title, lead, isPlain = false, children }: Props) {
  const t = useTranslations('ProfessionalNoScript');
  return (
    <>
      <Breadcrumbs locale={locale} trail={[]} current={title} />
      <div className="bg-mist">
        <div className="wrap py-10 lg:py-16">
          {!isPlain && <NoScriptNote text={t('noScript')} />}
          <div className="password-card form-page">
            <div className="stack">
              <h1 className="text-3xl">{title}</h1>
              {lead && <p className="text-ink-2">{lead}</p>}
            </div>
            {children}
          </div>
        </div>
      </div>
    </>
  );
}
