import { getTranslations } from 'next-intl/server';
import type { Clinic, HomeRegion } from '@/lib/domain/clinic';
import { homeRegionsOf, specialityRegionPath } from '@/lib/domain/regions';
import type { Speciality } from '@/lib/domain/speciality';
import { type Locale, localePath } from '@/lib/i18n/locales';

type Props = {
  locale: Locale;
  speciality: Speciality;
  /** The clinics that offer the speciality. */
  clinics: Clinic[];
  /** The region of this page: it is left out, and the heading says "other". */
  current?: HomeRegion;
};

/** Links to the pages of a speciality by province; renders nothing without another province. */
export async function ProvinceLinks({ locale, speciality, clinics, current }: Props) {
  const regions = homeRegionsOf(clinics).filter((region) => region !== current);
  if (regions.length === 0 || !speciality.slug) return null;
  const [t, names] = await Promise.all([getTranslations('SpecialityRegion'), regionNames()]);
  return (
    <section>
      <h2 className="text-lg">{t(current ? 'elsewhere' : 'byProvince')}</h2>
      <ul className="plain-list">
        {regions.map((region) => (
          <li key={region}>
            <a href={localePath(locale, specialityRegionPath(speciality, region))}>
              {t('title', { speciality: speciality.name, province: names[region] })}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

type InPageProps = { label: string; sections: { id: string; name: string | null }[] };

/** The parts of a long page; a part without name is not there. */
export function InPageLinks({ label, sections }: InPageProps) {
  const shown = sections.filter((section) => section.name);
  if (shown.length < 2) return null;
  return (
    <nav className="in-page no-print" aria-label={label}>
      <ul className="wrap">
        {shown.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The names of the regions with own clinics, in the language of the page. */
export async function regionNames(): Promise<Record<HomeRegion, string>> {
  const [regions, own] = await Promise.all([getTranslations('Regions'), getTranslations('SpecialityRegion')]);
  return {
    valencia: regions('valencia'),
    castello: regions('castello'),
    barcelona: regions('barcelona'),
    madrid: own('madrid'),
  };
}
