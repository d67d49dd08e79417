import { useTranslations } from 'next-intl';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { resultsPath } from '@/lib/i18n/search-links';

type Props = { locale: Locale; meant: string | null; foundIn: Locale | null; hasResults: boolean };

/** What was searched for instead or probably meant, as a link that searches for it, and the other language whose words found the results. */
export function ResultHints({ locale, meant, foundIn, hasResults }: Props) {
  const t = useTranslations('SearchPanel');
  const [before, after] = t(hasResults ? 'instead' : 'meant').split('#');
  return (
    <>
      {meant && (
        <p className="lead">
          {before}
          <a className="link" href={localePath(locale, resultsPath(meant))}>
            {meant}
          </a>
          {after}
        </p>
      )}
      {foundIn && <p className="lead">{t(`foundIn.${foundIn}`)}</p>}
    </>
  );
}
