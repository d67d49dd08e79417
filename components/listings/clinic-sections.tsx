import { directionsHref } from '@clinic/contract/map-links';
import { parseOpeningHours } from '@clinic/contract/opening-hours';
import { phoneParts } from '@clinic/contract/phone-numbers';
import { useTranslations } from 'next-intl';
import { FirstHourLink } from '@/components/shared/first-hour';
import { OpenPill } from '@/components/shared/open-pill';
import { Icon } from '@/components/ui/icon';
import { NameLink } from '@/components/ui/name-link';
import { PhoneLink } from '@/components/ui/phone-link';
import type { Clinic } from '@/lib/domain/clinic';
import type { OpenTexts } from '@/lib/domain/open-sentence';
import { recordPath } from '@/lib/domain/record-path';
import type { ShownHour } from '@/lib/i18n/first-hour';
import { appointmentHref } from '@/lib/i18n/links';
import type { Locale } from '@/lib/i18n/locales';

type Shown = {
  locale: Locale;
  /** Known fields of the appointment request, besides the clinic. */
  asked: { from: string; specialityId?: string };
  open: OpenTexts;
  /** The first free hour of a clinic; null without an agenda. */
  hourOf: (clinic: Clinic) => ShownHour | null;
};

type Props = Shown & { sections: { key: string; name: string; members: Clinic[] }[] };

/** Clinics under their province: whether each is open, its hours, its contact data, and two actions. */
export function ClinicSections({ sections, ...shown }: Props) {
  return sections.map(({ key, name, members }) => (
    <section key={key} className="province-section" aria-labelledby={key}>
      <h2 id={key}>{name}</h2>
      <ul className="clinic-cards">
        {members.map((clinic) => (
          <ClinicCard key={clinic.id} clinic={clinic} {...shown} />
        ))}
      </ul>
    </section>
  ));
}

function ClinicCard({ clinic, locale, asked, open, hourOf }: Shown & { clinic: Clinic }) {
  const [t, first] = [useTranslations('ClinicIndex'), useTranslations('FirstHour')];
  const { id, slug, name, address, phone, coordinates, openingHours, offersTeleconsultation } = clinic;
  const week = parseOpeningHours(openingHours);
  return (
    <li className="clinic-card" id={`clinica-${slug || id}`}>
      <h3>
        <NameLink locale={locale} path={recordPath('clinicas', clinic)}>
          {name}
        </NameLink>
      </h3>
      {week && <OpenPill week={week} texts={open} />}
      {address && (
        <p>
          <Icon name="map-pin" /> <span>{address}</span>
        </p>
      )}
      {openingHours && (
        <p>
          <Icon name="clock" /> <span className="whitespace-pre-line">{openingHours}</span>
        </p>
      )}
      {phone && (
        <p>
          <Icon name="phone" /> <PhoneLink className="tel" phone={phoneParts(phone)} />
        </p>
      )}
      {offersTeleconsultation && (
        <p>
          <Icon name="video" /> <span>{t('video')}</span>
        </p>
      )}
      <FirstHourLink label={first('label')} hour={hourOf(clinic)} about={name} />
      <p className="clinic-actions no-print">
        <a className="btn btn-primary" href={appointmentHref(locale, { ...asked, clinicId: id })}>
          {t('ask')}
          <span className="sr-only"> · {name}</span>
        </a>
        {(address || coordinates) && (
          <a className="btn btn-line" href={directionsHref(clinic)} rel="noopener">
            {t('directions')}
            <span className="sr-only"> · {name}</span>
          </a>
        )}
      </p>
    </li>
  );
}
