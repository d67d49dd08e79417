import { groupClinics, groupSpecialities, type SearchResults } from '@/lib/domain/search';
import type { Service } from '@/lib/domain/speciality';
import type { Locale } from '@/lib/i18n/locales';
import { searchLinks } from '@/lib/i18n/search-links';
import type { SearchTexts } from './search-texts';

/** A result in the panel; without address it is plain text. `index` counts through all columns. */
export type SearchOption = { index: number; name: string; note: string; href: string | null };
export type OptionGroup = { title: string | null; service: Service | null; options: SearchOption[] };
export type OptionColumn = { title: string; groups: OptionGroup[] };

type Titles = SearchTexts & { specialities: string; clinics: string };

/** The panel shows so many of each list; the results page shows the rest. */
const MOST_SHOWN = 8;

type Draft = { name: string; href: string | null; note?: string };

/** The four columns of the live search (checklist M28), in reading order; those without results are left out. */
export function searchColumns(results: SearchResults, locale: Locale, titles: Titles): OptionColumn[] {
  let index = 0;
  const group = (title: string | null, drafts: Draft[], service: Service | null = null): OptionGroup => ({
    title,
    service,
    options: drafts.map(({ note = '', ...draft }) => ({ index: index++, note, ...draft })),
  });
  const shown = <T>(list: T[]): T[] => list.slice(0, MOST_SHOWN);
  const centres = shown(results.associated).map(({ name }) => ({ name, href: searchLinks.associated(locale) }));
  const columns = [
    {
      title: titles.specialities,
      groups: groupSpecialities(shown(results.specialities)).map(({ service, found }) =>
        group(
          service ? titles[service] : titles.others,
          found.map((one) => ({ name: one.name, href: searchLinks.speciality(locale, one) })),
          service,
        ),
      ),
    },
    {
      title: titles.doctors,
      groups: [
        group(
          null,
          shown(results.doctors).map((one) => ({
            name: one.name,
            note: one.specialityNames.join(' · '),
            href: searchLinks.doctor(locale, one),
          })),
        ),
      ],
    },
    {
      title: titles.clinics,
      groups: [
        ...groupClinics(shown(results.clinics)).map(({ community, found }) =>
          group(
            community ? titles[community] : titles.others,
            found.map((one) => ({ name: one.name, href: searchLinks.clinic(locale, one) })),
          ),
        ),
        group(titles.otherCentres, centres),
      ],
    },
    {
      title: titles.products,
      groups: [
        group(
          null,
          shown(results.products).map((one) => ({ name: one.name, href: searchLinks.product(locale, one) })),
        ),
      ],
    },
  ];
  return columns
    .map((column) => ({ ...column, groups: column.groups.filter(({ options }) => options.length > 0) }))
    .filter(({ groups }) => groups.length > 0);
}
