import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';

type Props = { isCalled: boolean; actions: ReactNode };

/** The way on, once the page is read: an appointment, or for a professional the direct line. */
export async function TestInvitation({ isCalled, actions }: Props) {
  const [t, attention] = await Promise.all([
    getTranslations('DiagnosticTest'),
    getTranslations('ProfessionalAttention'),
  ]);
  return (
    <section className="wrap py-16" aria-labelledby="cita-prueba-t">
      <div className="test-invitation">
        <div>
          <h2 id="cita-prueba-t" className="text-2xl">
            {isCalled ? attention('title') : t('invitation')}
          </h2>
          <p className="mt-2 text-ink-2">{isCalled ? attention('text') : t('invitationText')}</p>
        </div>
        {actions}
      </div>
    </section>
  );
}
