import { unionOf, type Week } from '@clinic/contract/open-state';
import { parseOpeningHours } from '@clinic/contract/opening-hours';
import { getTranslations } from 'next-intl/server';
import { NearbySection } from '@/components/shared/nearby/nearby-section';
import { RegionDialog } from '@/components/shared/region-dialog';
import { Icon } from '@/components/ui/icon';
import { areFewClinics } from '@/lib/domain/capacity';
import type { Clinic } from '@/lib/domain/clinic';
import { MENU_REGIONS } from '@/lib/domain/communities';
import { writeWeek } from '@/lib/domain/open-sentence';
import { DIALOG_ATTRIBUTE, FILLED_BY_SCRIPT, mark, OPEN_NOW_ATTRIBUTE, WEEK_ATTRIBUTE } from '@/lib/domain/page-marks';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { textsOf } from '@/lib/i18n/texts';
import { ProvinceMap } from './province-map';

type Props = { locale: Locale; clinics: Clinic[]; associated: Clinic[] };

/** The map of Spain and the same provinces as a list, so that visitors do not need the map (M41 to M43). */
export async function ClinicFinder({ locale, clinics, associated }: Props) {
  const [t, regions, directories] = await Promise.all([
    getTranslations('ClinicFinder'),
    getTranslations('Regions'),
    getTranslations('HomeDirectories'),
  ]);
  const areFew = areFewClinics(clinics, associated);
  const provinces = MENU_REGIONS.map((region) => ({
    region,
    name: regions(region),
    clinics: clinics.filter((clinic) => clinic.region === region),
    associated: associated.filter((clinic) => clinic.region === region),
  })).filter((province) => province.clinics.length > 0);
  return (
    <section className="section bg-mist" aria-labelledby="clinicas-t">
      <div className="wrap grid items-center gap-10 lg:grid-cols-12">
        <div className="max-lg:order-2 lg:col-span-7">
          <ProvinceMap
            title={t('mapTitle')}
            credit={t('credit')}
            provinces={provinces.map(({ region, name, clinics: { length: count } }) => ({
              slug: region,
              count,
              label: t('province', { name, count }),
              target: `#provincia-${region}`,
              dialog: `clinicas-${region}`,
            }))}
          />
        </div>
        <div className="lg:col-span-5">
          <h2 id="clinicas-t">{t('title')}</h2>
          <p className="lead mt-3">{t('lead')}</p>
          <ul className="mt-6 grid gap-3">
            {provinces.map((province) => (
              <ProvinceRow key={province.region} locale={locale} {...province} />
            ))}
          </ul>
          <NearbySection locale={locale} clinics={clinics} areFew={areFew} />
          <p className="mt-5 flex flex-wrap gap-x-6 gap-y-2">
            <a className="link" href={localePath(locale, '/clinicas')}>
              {directories('clinics')}
            </a>
            <a className="link" href={localePath(locale, '/clinicas/centros-asociados')}>
              {t('associatedCentres')}
            </a>
          </p>
        </div>
      </div>
      {provinces.map((province) => (
        <RegionDialog key={province.region} locale={locale} areFew={areFew} {...province} />
      ))}
    </section>
  );
}

type RowProps = { locale: Locale; region: string; name: string; clinics: Clinic[] };

/** A province of the list: how many clinics it has and whether one is open. */
async function ProvinceRow({ locale, region, name, clinics }: RowProps) {
  const [t, hours] = await Promise.all([getTranslations('ClinicFinder'), textsOf('OpenPill')]);
  return (
    <li id={`provincia-${region}`}>
      <a
        className="province"
        href={localePath(locale, `/clinicas#provincia-${region}`)}
        {...mark(DIALOG_ATTRIBUTE, `clinicas-${region}`)}
      >
        <span>
          <strong>{name}</strong>
          <span className="muted">{t('clinics', { count: clinics.length })}</span>
        </span>
        <OpenNow week={weekOf(clinics)} text={hours.open} />
        <Icon name="arrow-right" />
      </a>
    </li>
  );
}

/** Returns the hours during which at least one of the clinics is open; clinics with unreadable hours are skipped. */
const weekOf = (clinics: Clinic[]) => unionOf(clinics.map((clinic) => parseOpeningHours(clinic.openingHours) ?? []));

type OpenNowProps = { week: Week; text: string };

/**
 * "Abierto ahora" during these hours, written by components/layout/open-states.ts; empty at other times and on the
 * server.
 */
function OpenNow({ week, text }: OpenNowProps) {
  return (
    <span
      className="pill pill-ok open-now"
      hidden
      {...mark(WEEK_ATTRIBUTE, writeWeek(week))}
      {...mark(OPEN_NOW_ATTRIBUTE, text)}
      {...FILLED_BY_SCRIPT}
    />
  );
}
