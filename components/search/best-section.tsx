import { useTranslations } from 'next-intl';
import type { SearchResults } from '@/lib/domain/search';
import { bestOf } from '@/lib/domain/search-best';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { BestCards } from './result-best';

/** What the visitor most probably means, before the lists. */
export function BestSection({ locale, results }: { locale: Locale; results: SearchResults }) {
  const t = useTranslations('SearchResults');
  const kinds = useTranslations('SearchKinds');
  const best = bestOf(results);
  if (best.length === 0) return null;
  return (
    <section aria-labelledby="mejores" className="found">
      <h2 id="mejores" className="text-2xl">
        {t('best')}
      </h2>
      <BestCards
        best={best.map(({ path, ...one }) => ({
          ...one,
          kindName: kinds(one.kind),
          href: path && localePath(locale, path),
          lang: one.kind === 'article' && locale !== 'es' ? ('es' as const) : undefined,
        }))}
      />
    </section>
  );
}
