import { phoneParts } from '@clinic/contract/phone-numbers';
import { useTranslations } from 'next-intl';
import { FirstHourLink } from '@/components/shared/first-hour';
import { type ClinicHours, OpenPill } from '@/components/shared/open-pill';
import { Icon } from '@/components/ui/icon';
import { Motif } from '@/components/ui/motif/motif';
import { PhoneLink } from '@/components/ui/phone-link';
import { PictureBox } from '@/components/ui/picture-box';
import type { Clinic } from '@/lib/domain/clinic';
import type { Picture } from '@/lib/domain/media';
import { type PhonePart, writtenPhone } from '@/lib/domain/phone';
import type { ShownHour } from '@/lib/i18n/first-hour';
import { appointmentHref } from '@/lib/i18n/links';
import { type Locale, localePath } from '@/lib/i18n/locales';

/** On phones an eighth narrower than the photo is shown: invisible on their screens, and a third fewer bytes. */
const SIZES = '(min-width: 40rem) 100vw, 88vw';

type Props = {
  locale: Locale;
  clinic: Clinic;
  picture: Picture | null;
  hours: ClinicHours;
  /** The first free hour of a consultation here; null without an agenda. */
  hour?: ShownHour | null;
};

/** Photo or motif with a plate on top: name, place, whether the clinic is open, and its contact data. */
export function ClinicHeader({ locale, clinic, picture, hours, hour }: Props) {
  const [t, first] = [useTranslations('Clinic'), useTranslations('FirstHour')];
  return (
    <div className="clinic-header">
      <div className="clinic-photo">
        {picture ? (
          <PictureBox
            picture={picture}
            alt={picture.alt ?? t('photo', { name: clinic.name })}
            sizes={SIZES}
            widths={[640, 960, 1280, 1920]}
            eager
          />
        ) : (
          <Motif service="medicas" seed={clinic.slug} cols={32} rows={12} className="size-full" />
        )}
      </div>
      <div className="wrap">
        <div className="plate stack">
          <h1 className="text-4xl">{clinic.name}</h1>
          {hours && <OpenPill week={hours.week} texts={hours.texts} />}
          {clinic.address && (
            <p className="flex gap-2 text-ink-2">
              <Icon name="map-pin" className="mt-1" />
              {` ${clinic.address}`}
            </p>
          )}
          {clinic.isAssociated ? (
            <p className="text-ink-2">{t('associated')}</p>
          ) : (
            <p className="pill">
              <Icon name="clock" className="mr-1.5" />
              {` ${t('wait')}`}
            </p>
          )}
          <p className="flex flex-wrap gap-3 pt-1">
            <ClinicActions locale={locale} clinic={clinic} texts={{ ask: t('ask'), all: t('allAssociated') }} />
            {clinic.phone && <ClinicPhone phone={phoneParts(clinic.phone)} />}
          </p>
          <FirstHourLink label={first('label')} hour={hour} />
        </div>
      </div>
    </div>
  );
}

/** A button that calls the clinic, or a link for each of several numbers: a button would call only the first. */
function ClinicPhone({ phone }: { phone: PhonePart[] }) {
  const icon = <Icon name="phone" />;
  if (phone.filter(({ number }) => number).length > 1)
    return (
      <span className="self-center">
        {icon} <PhoneLink className="link" phone={phone} />
      </span>
    );
  return (
    <PhoneLink className="btn btn-line" phone={phone}>
      {icon}
      {` ${writtenPhone(phone)}`}
    </PhoneLink>
  );
}

type ClinicActionsProps = { locale: Locale; clinic: Clinic; texts: Record<'ask' | 'all', string> };

/**
 * Links to an appointment at an own clinic, or from an associated centre, which takes its own bookings, to the list of
 * all of them.
 */
function ClinicActions({ locale, clinic, texts }: ClinicActionsProps) {
  if (clinic.isAssociated) {
    return (
      <a className="btn btn-primary" href={localePath(locale, '/clinicas/centros-asociados')}>
        {texts.all}
      </a>
    );
  }
  return (
    <a
      className="btn btn-primary"
      href={appointmentHref(locale, { clinicId: clinic.id, from: `/clinicas/${clinic.slug}` })}
    >
      <Icon name="calendar" />
      {` ${texts.ask}`}
    </a>
  );
}
