import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { CalledInstead } from './called-instead';

type Props = {
  locale: Locale;
  /** The test is meant for professionals: those who have logged in are called (checklist M65). */
  isForProfessionals: boolean;
  actions: ReactNode;
};

/** The way on, once the page is read: an appointment, or for a professional the direct line. */
export async function TestInvitation({ locale, isForProfessionals, actions }: Props) {
  const t = await getTranslations('DiagnosticTest');
  const asked = (
    <>
      <div>
        <h2 id="cita-prueba-t" className="text-2xl">
          {t('invitation')}
        </h2>
        <p className="mt-2 text-ink-2">{t('invitationText')}</p>
      </div>
      {actions}
    </>
  );
  return (
    <section className="wrap py-16" aria-labelledby="cita-prueba-t">
      <div className="test-invitation">
        {isForProfessionals ? (
          <CalledInstead locale={locale} isInvitation>
            {asked}
          </CalledInstead>
        ) : (
          asked
        )}
      </div>
    </section>
  );
}
