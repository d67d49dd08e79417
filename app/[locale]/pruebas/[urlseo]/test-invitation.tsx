import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ForProfessional } from '@/components/professional/for-professional';
import type { Locale } from '@/lib/i18n/locales';

type Props = {
  locale: Locale;
  /** The test is meant for professionals: logged-in ones can ask for a call (M65). */
  isForProfessionals: boolean;
  actions: ReactNode;
};

/** The call to action at the end of the page: an appointment, or for a professional the direct line. */
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
          <ForProfessional locale={locale} part="invitation">
            {asked}
          </ForProfessional>
        ) : (
          asked
        )}
      </div>
    </section>
  );
}
