import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { DiagnosticTest } from '@/lib/domain/diagnostic-test';
import { appointmentHref } from '@/lib/i18n/links';
import type { Locale } from '@/lib/i18n/locales';
import { VisitorsOnly } from './visitors-only';

type Props = {
  locale: Locale;
  test: DiagnosticTest;
  /** The speciality the appointment is for; without one the form asks. */
  specialityId: string | undefined;
  clinicCount: number;
};

/** What to do about a test: ask for an appointment, and see where it is done (M66). */
export function TestActions({ locale, test, specialityId, clinicCount }: Props) {
  const t = useTranslations('DiagnosticTest');
  return (
    <p className="flex flex-wrap gap-3">
      <a className="btn btn-primary" href={appointmentHref(locale, { specialityId, from: `/pruebas/${test.slug}` })}>
        <Icon name="calendar" /> {t('ask')}
      </a>
      {clinicCount > 0 && (
        <VisitorsOnly>
          <button type="button" className="btn btn-line" command="show-modal" commandfor="clinicas-prueba">
            <Icon name="map-pin" /> {t('seeClinics', { count: clinicCount })}
          </button>
        </VisitorsOnly>
      )}
    </p>
  );
}
