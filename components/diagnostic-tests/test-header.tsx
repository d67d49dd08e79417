import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { FirstHourLink } from '@/components/shared/first-hour';
import { SpecialityIcon } from '@/components/shared/speciality-icon';
import { Icon } from '@/components/ui/icon';
import { PictureBox } from '@/components/ui/picture-box';
import { RichContent } from '@/components/ui/rich-content';
import type { DiagnosticTest } from '@/lib/domain/diagnostic-test';
import { type Picture, sizedUrl } from '@/lib/domain/media';
import type { Speciality } from '@/lib/domain/speciality';
import type { ShownHour } from '@/lib/i18n/first-hour';
import { appointmentHref } from '@/lib/i18n/links';
import type { Locale } from '@/lib/i18n/locales';
import { VisitorsOnly } from './visitors-only';

type Props = {
  test: DiagnosticTest;
  icon: Picture | null;
  photo: Picture | null;
  /** Its icon replaces the missing icon of a test. */
  speciality: Speciality | null;
  facts: ReactNode;
  actions: ReactNode;
};

/** Icon, name, description, first facts and buttons, and beside them the photo of the test (M64). */
export function TestHeader({ test, icon, photo, speciality, facts, actions }: Props) {
  return (
    <div className="bg-(--svc-50)">
      <div className="wrap test-head">
        <p className="text-(--svc)">
          {icon ? (
            <img src={sizedUrl(icon.url, 160)} alt="" width={96} height={96} className="test-icon object-cover" />
          ) : (
            <span className="test-icon grid place-items-center bg-paper">
              <SpecialityIcon
                words={`${test.slug} ${test.name} ${speciality?.slug ?? ''}`}
                service={speciality?.service ?? null}
                size={56}
              />
            </span>
          )}
        </p>
        <div className="stack">
          <h1 className="text-4xl">{test.name}</h1>
          {test.description && <RichContent html={test.description} className="lead" />}
          {facts}
          <div className="pt-2">{actions}</div>
        </div>
        {photo && (
          <div className="test-photo test-picture">
            <PictureBox
              picture={photo}
              widths={[640, 960]}
              sizes="(min-width: 64rem) min(43vw, 34rem), (min-width: 48rem) 84vw, 92vw"
              eager
            />
          </div>
        )}
      </div>
    </div>
  );
}

type TestActionsProps = {
  locale: Locale;
  test: DiagnosticTest;
  /** The speciality the appointment is for; without one the form asks. */
  specialityId: string | undefined;
  clinicCount: number;
  /** The first free hour; null without an agenda. */
  hour?: ShownHour | null;
};

/** Actions: request an appointment for the test, see the clinics that offer it (M66), and book its first hour. */
export function TestActions({ locale, test, specialityId, clinicCount, hour }: TestActionsProps) {
  const [t, first] = [useTranslations('DiagnosticTest'), useTranslations('FirstHour')];
  return (
    <p className="flex flex-wrap items-center gap-3">
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
      <FirstHourLink label={first('label')} hour={hour} />
    </p>
  );
}
