import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { Fold } from '@/components/ui/fold';
import { NameLink } from '@/components/ui/name-link';
import { PhoneLink } from '@/components/ui/phone-link';
import type { Clinic } from '@/lib/domain/clinic';
import type { ClinicOption } from '@/lib/domain/clinic-options';
import type { Insurer } from '@/lib/domain/insurer';
import type { OpenTexts } from '@/lib/domain/open-sentence';
import { recordPath } from '@/lib/domain/record-path';
import type { Locale } from '@/lib/i18n/locales';
import { textsOf } from '@/lib/i18n/texts';
import { reachOf } from '@/lib/phones';
import { ChoiceHours, type ClinicChoice, clinicChoices } from './clinic-choice';
import { ClinicsDialog } from './clinics-dialog';
import { InsurerPayments } from './insurer-payments';
import { AskDistances, ClinicDistance } from './nearby/clinic-distance';
import { openTexts, openTextsOf } from './open-pill';

/** The id of the clinics' section, for links to it. */
export const CLINICS_ID = 'clinicas';

type SectionProps = {
  locale: Locale;
  /** The path of the page, without language prefix. */
  from: string;
  title: string;
  options: ClinicOption[];
  insurers: Insurer[];
  /** The dialog of the same clinics. */
  dialogId: string;
};

/** The clinics of a page side by side and in a dialog, and its insurers. Renders nothing without clinics. */
export async function ClinicsSection({ locale, from, title, options, insurers, dialogId }: SectionProps) {
  if (options.length === 0) return null;
  const [t, choices] = await Promise.all([getTranslations('ClinicComparison'), clinicChoices(locale, options, from)]);
  return (
    <div className="wrap section grid gap-8">
      <Fold id={CLINICS_ID} title={<h2 className="text-2xl">{title}</h2>}>
        <ClinicComparison {...{ locale, choices }} />
      </Fold>
      <InsurerPayments {...{ locale, insurers }} places={options} />
      <ClinicsDialog {...{ locale, title, choices }} id={dialogId} request={t('request')} />
    </div>
  );
}

type Props = { locale: Locale; choices: ClinicChoice[] };

/**
 * Clinics side by side: contact, distance, hours, first free hour, price, how to get there and a link to the form. A
 * column without any value is left out. Telephones show a row as a card (app/styles/comparison.css).
 */
export async function ClinicComparison({ locale, choices }: Props) {
  return (
    <>
      {choices.some(({ clinic }) => clinic.coordinates) && <AskDistances texts={await textsOf('Distances')} />}
      <ComparisonTable {...{ locale, choices }} texts={await openTexts(locale)} />
    </>
  );
}

function ComparisonTable({ locale, choices, texts }: Props & { texts: OpenTexts }) {
  const t = useTranslations('ClinicComparison');
  const [first, facts] = [useTranslations('FirstHour'), useTranslations('TestFacts')];
  const has = {
    hours: choices.some(({ clinic }) => clinic.openingHours),
    hour: choices.some(({ hour }) => hour),
    price: choices.some(({ price }) => price),
    arrival: choices.some(({ clinic }) => ARRIVAL.some((fact) => clinic[fact])),
  };
  return (
    <table className="comparison" {...openTextsOf(texts)}>
      <thead>
        <tr>
          <th scope="col">{t('clinic')}</th>
          {has.hours && <th scope="col">{t('hours')}</th>}
          {has.hour && <th scope="col">{first('label')}</th>}
          {has.price && <th scope="col">{facts('price')}</th>}
          {has.arrival && (
            <th scope="col" style={{ width: '33%' }}>
              {t('arrival')}
            </th>
          )}
          <td className="no-print" />
        </tr>
      </thead>
      <tbody>
        {choices.map((choice) => (
          <Row key={choice.clinic.id} {...{ locale, choice, has }} />
        ))}
      </tbody>
    </table>
  );
}

type RowProps = {
  locale: Locale;
  choice: ClinicChoice;
  /** The columns of the table. */
  has: Record<'hours' | 'hour' | 'price' | 'arrival', boolean>;
};

function Row({ locale, choice: { clinic, href, price, hour }, has }: RowProps) {
  const t = useTranslations('ClinicComparison');
  const [first, facts] = [useTranslations('FirstHour'), useTranslations('TestFacts')];
  const { phone } = reachOf(clinic);
  return (
    <tr>
      <th scope="row">
        <NameLink locale={locale} className="link" path={recordPath('clinicas', clinic)}>
          {clinic.name}
        </NameLink>
        {clinic.address && <p>{clinic.address}</p>}
        {phone && <PhoneLink className="tel" phone={phone} />}
        {clinic.coordinates && <ClinicDistance locale={locale} coordinates={clinic.coordinates} />}
      </th>
      {has.hours && (
        <td>
          <ChoiceHours clinic={clinic} />
        </td>
      )}
      {has.hour && (
        <td className="no-print">
          <span className="on-card">{first('label')}: </span>
          {hour ? (
            <a className="link" href={hour.href}>
              {hour.text}
            </a>
          ) : (
            t('weCall')
          )}
        </td>
      )}
      {has.price && (
        <td>
          <span className="on-card">{facts('price')}: </span>
          {price ? <strong>{price}</strong> : t('ask')}
        </td>
      )}
      {has.arrival && (
        <td>
          <Arrival clinic={clinic} />
        </td>
      )}
      <td className="no-print">
        {href && (
          <a className="btn btn-line" href={href}>
            {t('request')}
            <span className="sr-only"> · {clinic.name}</span>
          </a>
        )}
      </td>
    </tr>
  );
}

const ARRIVAL = ['transport', 'parking', 'access'] as const;

/** Public transport, parking and access, each only if the record says it. */
function Arrival({ clinic }: { clinic: Clinic }) {
  const t = useTranslations('Clinic');
  return ARRIVAL.map((fact) => clinic[fact] && <p key={fact}>{`${t(fact)}: ${clinic[fact]}`}</p>);
}
