import { useTranslations } from 'next-intl';
import { SEARCH_VIEWS, type SearchView } from '@/lib/domain/search';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { resultsPath } from '@/lib/i18n/search-links';

type Props = { locale: Locale; text: string; view: SearchView; counts: Record<SearchView, number> };

/** One list or all of them (M78); a choice is an address. A kind that nothing was found of stays, and is said to be empty. */
export function ResultFilter({ locale, text, view, counts }: Props) {
  const t = useTranslations('SearchResults');
  return (
    <nav aria-label={t('filter')} className="found-kinds no-print">
      <ul className="chips">
        {SEARCH_VIEWS.map((one) => (
          <li key={one}>
            <a
              className={counts[one] === 0 ? 'chip chip-empty' : 'chip'}
              href={localePath(locale, resultsPath(text, one))}
              aria-current={one === view ? 'true' : undefined}
            >
              {t(one)} <span>{counts[one]}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
