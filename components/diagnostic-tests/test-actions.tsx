import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import type { DiagnosticTest } from '@/lib/domain/diagnostic-test';
import { appointmentHref } from '@/lib/i18n/links';
import type { Locale } from '@/lib/i18n/locales';

type Props = {
  locale: Locale;
  test: DiagnosticTest;
  /** The speciality the appointment is for; without one the form asks. */
  specialityId: string | undefined;
  clinicCount: number;
  /** A professional is called back instead (checklist M65). */
  isCalled: boolean;
};

/** What to do about a test: ask for an appointment and see where it is done, or be called (checklist M65, M66). */
export async function TestActions({ locale, test, specialityId, clinicCount, isCalled }: Props) {
  const [t, attention] = await Promise.all([
    getTranslations('DiagnosticTest'),
    getTranslations('ProfessionalAttention'),
  ]);
  if (isCalled) {
    return (
      <p>
        <button type="button" className="btn btn-primary" command="show-modal" commandfor="atencion-profesional">
          <Icon name="phone" /> {attention('callYou')}
        </button>
      </p>
    );
  }
  return (
    <p className="flex flex-wrap gap-3">
      <a className="btn btn-primary" href={appointmentHref(locale, { specialityId, from: `/pruebas/${test.slug}` })}>
        <Icon name="calendar" /> {t('ask')}
      </a>
      {clinicCount > 0 && (
        <button type="button" className="btn btn-line" command="show-modal" commandfor="clinicas-prueba">
          <Icon name="map-pin" /> {t('seeClinics', { count: clinicCount })}
        </button>
      )}
    </p>
  );
}
