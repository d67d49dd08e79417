import { getTranslations } from 'next-intl/server';
import { CallLine } from '@/components/layout/call-line';
import type { SearchView } from '@/lib/domain/search';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { resultsPath } from '@/lib/i18n/search-links';

type Props = { locale: Locale; text: string; view: SearchView };

/** A part of the search has failed: there may be more than is shown, and this searches again (M77). */
export async function IncompleteNote({ locale, text, view }: Props) {
  const t = await getTranslations('SearchPanel');
  return (
    <div className="error-panel grid justify-items-start gap-4" role="status">
      <p>{t('incomplete')}</p>
      <a className="btn btn-line" href={localePath(locale, resultsPath(text, view))}>
        {t('retry')}
      </a>
      <CallLine text={t('call')} className="font-normal text-ink" />
    </div>
  );
}
