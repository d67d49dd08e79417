import { useTranslations } from 'next-intl';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { resultsPath } from '@/lib/i18n/search-links';

/** Words that others look for, as links to their results. */
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
