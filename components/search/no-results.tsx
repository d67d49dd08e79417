import { useTranslations } from 'next-intl';
import { CallLine } from '@/components/layout/call-line';
import { LinkPair } from '@/components/ui/link-pair';
import { Motif } from '@/components/ui/motif/motif';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { resultsPath } from '@/lib/i18n/search-links';

type Props = {
  locale: Locale;
  /** Words to search for instead. */
  popular: string[];
};

/** Suggestions when there are no results, with popular searches and the telephone (M77). */
export function NoResults({ locale, popular }: Props) {
  const t = useTranslations('SearchResults');
  return (
    <div className="grid items-start gap-8 md:grid-cols-[15rem_1fr]">
      <Motif
        service="medicas"
        seed="404"
        variant="outline"
        cols={12}
        rows={6}
        className="h-30 w-full max-w-60 rounded-lg"
      />
      <div className="stack">
        <h2 className="text-2xl">{t('suggestions')}</h2>
        <ul className="rich list-disc pl-5">
          <li>{t('suggestSpelling')}</li>
          <li>{t('suggestGeneral')}</li>
          <li>{t('suggestPlace')}</li>
        </ul>
        <PopularLinks locale={locale} searches={popular} />
        <LinkPair
          links={[
            [localePath(locale, '/'), t('home')],
            [localePath(locale, '/contacto'), t('contact')],
          ]}
        />
        <CallLine text={t('phone')} />
      </div>
    </div>
  );
}

/** Popular searches, as links to their results. */
export function PopularLinks({ locale, searches }: { locale: Locale; searches: string[] }) {
  const t = useTranslations('SearchPanel');
  if (searches.length === 0) return null;
  return (
    <section aria-labelledby="frecuentes" className="stack">
      <h2 id="frecuentes" className="text-xl">
        {t('popular')}
      </h2>
      <ul className="chips">
        {searches.map((search) => (
          <li key={search}>
            <a className="chip" href={localePath(locale, resultsPath(search))}>
              {search}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
