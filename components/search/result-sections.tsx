import { utcDate } from '@clinic/contract/dates';
import { useTranslations } from 'next-intl';
import { getFormatter, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { initials } from '@/components/ui/motif/monogram';
import { formatPrice } from '@/lib/domain/price';
import {
  countResults,
  groupSpecialities,
  SEARCH_VIEWS,
  type SearchResults,
  type SearchView,
} from '@/lib/domain/search';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { resultPaths, resultsPath } from '@/lib/i18n/search-links';
import type { Entry } from './found-entry';
import { FoundLocations } from './found-locations';
import { type FoundHours, FoundProducts, FoundRows, FoundSpecialities, FoundTests } from './result-lists';

type Props = { locale: Locale; text: string; results: SearchResults; view: SearchView; hours: FoundHours };

/**
 * The lists of a view. Empty lists are left out; in the view of all kinds, a long list links to its own view (M78,
 * M79).
 */
export function ResultSections({ locale, text, results, view, hours }: Props) {
  const t = useTranslations('SearchResults');
  const counts = countResults(results);
  const shown = foldedFor(view, results);
  const shownCounts = countResults(shown);
  const lists: Record<Exclude<SearchView, 'todo'>, ReactNode> = {
    especialidades: <Specialities {...{ locale, hours }} results={shown} />,
    medicos: <Doctors {...{ locale, hours }} results={shown} />,
    clinicas: <FoundLocations {...{ locale, hours }} results={shown} />,
    pruebas: <Tests {...{ locale, hours }} results={shown} />,
    productos: <FoundProducts products={productEntries(locale, shown)} />,
    actualidad: <Articles locale={locale} results={shown} />,
    paginas: (
      <FoundRows icon="info" rows={shown.pages.map((one) => ({ ...entryOf(locale, one, one.path), note: '' }))} />
    ),
  };
  return SEARCH_VIEWS.map(
    (one) =>
      one !== 'todo' &&
      (view === 'todo' || view === one) &&
      counts[one] > 0 && (
        <ResultSection
          key={one}
          id={one}
          title={t(one)}
          all={
            counts[one] > shownCounts[one]
              ? { href: localePath(locale, resultsPath(text, one)), name: t(`allOf.${one}`, { count: counts[one] }) }
              : null
          }
        >
          {lists[one]}
        </ResultSection>
      ),
  );
}

type ListProps = { locale: Locale; results: SearchResults };
type HourProps = ListProps & { hours: FoundHours };

const entryOf = (locale: Locale, { id, name }: { id: string; name: string }, path: string | null): Entry => ({
  id,
  name,
  href: path && localePath(locale, path),
});

function Specialities({ locale, results: { specialities, regional }, hours }: HourProps) {
  const t = useTranslations('SearchResults');
  const services = useTranslations('Services');
  const columns = groupSpecialities(specialities).map(({ service, found }) => ({
    title: service ? services(service) : t('others'),
    service,
    entries: found.map((one) => ({
      ...entryOf(locale, one, resultPaths.speciality(one)),
      slug: one.slug,
      iconUrl: one.iconUrl,
      hour: hours.get(`speciality ${one.id}`),
    })),
  }));
  const inProvinces = {
    title: t('byProvince'),
    service: null,
    entries: regional.map((one) => ({
      ...entryOf(locale, one, one.path),
      slug: one.path.split('/')[2] ?? '',
      service: one.service,
      iconUrl: one.iconUrl,
    })),
  };
  return <FoundSpecialities columns={regional.length > 0 ? [...columns, inProvinces] : columns} />;
}

const Doctors = ({ locale, results, hours }: HourProps) => (
  <FoundRows
    icon="user-round"
    rows={results.doctors.map((one) => ({
      ...entryOf(locale, one, resultPaths.doctor(one)),
      plate: initials(one.name),
      note: one.specialityNames.join(' · '),
      hour: hours.get(`doctor ${one.id}`),
    }))}
  />
);

function Tests({ locale, results, hours }: HourProps) {
  const services = useTranslations('Services');
  return (
    <FoundTests
      tests={results.tests.map((one) => ({
        ...entryOf(locale, one, resultPaths.test(one)),
        service: one.service,
        note: one.service ? services(one.service) : '',
        hour: hours.get(`test ${one.id}`),
      }))}
    />
  );
}

/** News are in Spanish in every language of the site. */
async function Articles({ locale, results }: ListProps) {
  const [t, format] = await Promise.all([getTranslations('Article'), getFormatter()]);
  const dateOf = (day: string) => {
    const date = utcDate(day);
    return Number.isNaN(date.getTime()) ? '' : format.dateTime(date, { dateStyle: 'long', timeZone: 'UTC' });
  };
  const language = locale === 'es' ? '' : t('languageNote');
  return (
    <FoundRows
      icon="newspaper"
      rows={results.articles.map((one) => ({
        ...entryOf(locale, one, resultPaths.article(one)),
        lang: locale === 'es' ? undefined : ('es' as const),
        note: [dateOf(one.date), language].filter(Boolean).join(' '),
      }))}
    />
  );
}

const productEntries = (locale: Locale, { products }: SearchResults) =>
  products.map((one) => ({
    ...entryOf(locale, one, resultPaths.product(one)),
    slug: one.slug,
    price: one.priceCents ? formatPrice(locale, one.priceCents) : null,
  }));

type SectionProps = {
  id: string;
  title: string;
  /** The link to the list of this kind alone; null if the list is complete. */
  all: { href: string; name: string } | null;
  children: ReactNode;
};

/** A list of the results page under its heading. */
const ResultSection = ({ id, title, all, children }: SectionProps) => (
  <section aria-labelledby={id} className="found">
    <h2 id={id} className="text-2xl">
      {title}
    </h2>
    {children}
    {all && (
      <p className="mt-4">
        <a className="link" href={all.href}>
          {all.name} <Icon name="arrow-right" />
        </a>
      </p>
    )}
  </section>
);

type Lists = { [K in keyof SearchResults]: SearchResults[K] extends unknown[] ? K : never }[keyof SearchResults];

/** Length of a list in the view of all kinds; one more is shown when it is the last. The view of a kind shows all. */
const MAX_SHOWN: Record<Exclude<Lists, 'best'>, number> = {
  specialities: 9,
  regional: 3,
  doctors: 6,
  clinics: 9,
  associated: 6,
  towns: 3,
  tests: 6,
  products: 4,
  articles: 3,
  pages: 6,
};

const isFolded = (name: string): name is keyof typeof MAX_SHOWN => Object.hasOwn(MAX_SHOWN, name);

/** The results of a view: in the view of all kinds long lists are cut, in the view of one kind they are complete. */
export function foldedFor(view: SearchView, results: SearchResults): SearchResults {
  if (view !== 'todo') return results;
  const cut = Object.entries(results).map(([name, list]) => [
    name,
    isFolded(name) && Array.isArray(list) && list.length > MAX_SHOWN[name] + 1 ? list.slice(0, MAX_SHOWN[name]) : list,
  ]);
  return Object.fromEntries(cut);
}
