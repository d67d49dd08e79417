import type { RecentChoice } from '@/lib/browser/recent-choices';
import {
  bestOf,
  countResults,
  groupClinics,
  groupSpecialities,
  type SearchKind,
  type SearchResults,
  type SearchView,
} from '@/lib/domain/search';
import type { Service } from '@/lib/domain/speciality';
import { fillText } from '@/lib/i18n/fill-text';
import type { Locale } from '@/lib/i18n/locales';
import { resultPaths, resultsPath } from '@/lib/i18n/search-links';
import type { PanelTexts } from './search-messages';

/** A result in the panel; without path (no language prefix) it is plain text. `index` counts through all groups. */
export type SearchOption = {
  index: number;
  /** Null for a link to the whole group. */
  kind: SearchKind | null;
  name: string;
  note: string;
  /** The language of the name if it differs from the page's. */
  lang?: 'es' | undefined;
  path: string | null;
  /** Data of the picture of a best match. */
  picture?: { service: Service | null; slug: string; iconUrl?: string | undefined };
};

type Part = { title: string | null; service: Service | null; options: SearchOption[] };
export type OptionGroup = { id: string; title: string; count: number | null; parts: Part[] };

/**
 * Maximum length of a list in the panel, and of a list beside a longer one of its group. The results page shows all.
 */
const MAX_SHOWN = 5;
const MAX_SHOWN_BESIDE = 3;

type Draft = Omit<SearchOption, 'index' | 'note'> & { note?: string };
type DraftPart = { title?: string; service?: Service | null; drafts: Draft[] };

/** Returns the groups of the live search in reading order, best matches first (M28). Empty groups are left out. */
export function searchGroups(results: SearchResults, text: string, locale: Locale, texts: PanelTexts): OptionGroup[] {
  let index = 0;
  const numbered = ({
    title = null,
    service = null,
    drafts,
  }: Omit<DraftPart, 'title'> & { title?: string | null }) => ({
    title,
    service,
    options: drafts.map(({ note = '', ...draft }) => ({ index: index++, note, ...draft })),
  });
  const counts = countResults(results);
  const best = bestOf(results).map(({ service, slug, iconUrl, note, ...one }) => ({
    ...one,
    note: [texts.kinds[one.kind], note].filter(Boolean).join(' · '),
    lang: languageOf(one.kind, locale),
    picture: { service, slug, ...(iconUrl && { iconUrl }) },
  }));
  const groups: OptionGroup[] =
    best.length > 0 ? [{ id: 'best', title: texts.best, count: null, parts: [numbered({ drafts: best })] }] : [];
  for (const [view, list] of partsOf(results, locale, texts)) {
    const parts = list.filter(({ drafts }) => drafts.length > 0).map(numbered);
    if (parts.length === 0) continue;
    const shown = parts.reduce((sum, { options }) => sum + options.length, 0);
    const all = { kind: null, name: fillText(texts.allOf, { count: counts[view] }), path: resultsPath(text, view) };
    if (counts[view] > shown) parts.push(numbered({ drafts: [all] }));
    groups.push({ id: view, title: texts[view], count: counts[view], parts });
  }
  return groups;
}

type Parts = [view: Exclude<SearchView, 'todo'>, parts: DraftPart[]][];

function partsOf(results: SearchResults, locale: Locale, texts: PanelTexts): Parts {
  return [
    ['especialidades', specialityParts(results, texts)],
    [
      'medicos',
      only(results.doctors, (one) => ({
        ...named('doctor', one, resultPaths.doctor(one)),
        note: one.specialityNames.join(' · '),
      })),
    ],
    ['clinicas', clinicParts(results, texts)],
    ['pruebas', only(results.tests, (one) => named('test', one, resultPaths.test(one)))],
    ['productos', only(results.products, (one) => named('product', one, resultPaths.product(one)))],
    [
      'actualidad',
      only(results.articles, (one) => ({
        ...named('article', one, resultPaths.article(one)),
        lang: languageOf('article', locale),
      })),
    ],
    ['paginas', only(results.pages, (one) => named('page', one, one.path))],
  ];
}

/** Adds one entry when only one would be left out, because a link to it would be as long. */
const cut = <T>(list: T[], most: number): T[] => (list.length === most + 1 ? list : list.slice(0, most));

/** News are in Spanish on every page. */
const languageOf = (kind: SearchKind, locale: Locale) =>
  kind === 'article' && locale !== 'es' ? ('es' as const) : undefined;

const named = (kind: SearchKind, { name }: { name: string }, path: string | null): Draft => ({ kind, name, path });

const only = <T>(list: T[], draft: (one: T) => Draft): DraftPart[] => [{ drafts: cut(list, MAX_SHOWN).map(draft) }];

const specialityParts = ({ specialities, regional }: SearchResults, texts: PanelTexts): DraftPart[] => [
  ...groupSpecialities(cut(specialities, MAX_SHOWN)).map(({ service, found }) => ({
    title: service ? texts[service] : texts.others,
    service,
    drafts: found.map((one) => named('speciality', one, resultPaths.speciality(one))),
  })),
  {
    title: texts.byProvince,
    drafts: cut(regional, MAX_SHOWN_BESIDE).map((one) => named('regional', one, one.path)),
  },
];

const clinicParts = ({ clinics, towns, associated }: SearchResults, texts: PanelTexts): DraftPart[] => [
  ...groupClinics(cut(clinics, MAX_SHOWN)).map(({ community, found }) => ({
    title: community ? texts[community] : texts.others,
    drafts: found.map((one) => named('clinic', one, resultPaths.clinic(one))),
  })),
  { title: texts.towns, drafts: cut(towns, MAX_SHOWN_BESIDE).map((one) => named('town', one, one.path)) },
  {
    title: texts.otherCentres,
    drafts: cut(associated, MAX_SHOWN_BESIDE).map((one) => named('associated', one, resultPaths.associated)),
  },
];

/** Returns the earlier choices, newest first, as the group of an empty field. */
export const recentGroup = (choices: RecentChoice[], locale: Locale, texts: PanelTexts): OptionGroup => ({
  id: 'recent',
  title: texts.recent,
  count: null,
  parts: [
    {
      title: null,
      service: null,
      options: choices.map((choice, index) => ({
        ...choice,
        index,
        note: texts.kinds[choice.kind],
        lang: languageOf(choice.kind, locale),
      })),
    },
  ],
});
