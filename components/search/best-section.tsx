import { useTranslations } from 'next-intl';
import { Motif } from '@/components/ui/motif/motif';
import { bestOf, type SearchKind, type SearchResults } from '@/lib/domain/search';
import type { Service } from '@/lib/domain/speciality';
import type { ShownHour } from '@/lib/i18n/first-hour';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { FoundIcon, FoundName } from './found-entry';
import { FoundHour, type FoundHours } from './result-lists';

type Props = { locale: Locale; results: SearchResults; hours: FoundHours };

/** The best matches, above the lists. */
export function BestSection({ locale, results, hours }: Props) {
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
          hour: hours.get(`${one.kind} ${one.id}`),
          href: path && localePath(locale, path),
          lang: one.kind === 'article' && locale !== 'es' ? ('es' as const) : undefined,
        }))}
      />
    </section>
  );
}

/** A best result; `kindName` names its kind, such as speciality. */
type Best = {
  kind: SearchKind;
  id: string;
  name: string;
  lang?: 'es' | undefined;
  kindName: string;
  note: string;
  href: string | null;
  service: Service | null;
  slug: string;
  iconUrl?: string | undefined;
  hour?: ShownHour | undefined;
};

/** The best results as cards with the read-out of their service. */
export function BestCards({ best }: { best: Best[] }) {
  return (
    <ul className="best-cards">
      {best.map(({ kind, id, name, lang, kindName, note, href, service, slug, iconUrl, hour }) => (
        <li key={`${kind} ${id}`} className="card best-card" data-service={service ?? 'medicas'}>
          <div className="best-picture">
            <Motif service={service ?? 'medicas'} seed={slug} cols={6} rows={8} className="size-full" />
            <FoundIcon {...{ kind, service, slug, iconUrl }} />
          </div>
          <div>
            <p className="best-kind">{kindName}</p>
            <h3>
              <FoundName {...{ name, href, lang }} className="card-link" />
            </h3>
            {note && <p className="muted">{note}</p>}
            <FoundHour {...{ name, hour }} />
          </div>
        </li>
      ))}
    </ul>
  );
}
