import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { groupClinics, type SearchResults } from '@/lib/domain/search';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { resultPaths } from '@/lib/i18n/search-links';
import { FoundClinics, type FoundHours, FoundRows } from './result-lists';

type Props = { locale: Locale; results: SearchResults; hours: FoundHours };

/** Found clinics by community, the towns that have some, and the associated centres (M79). */
export function FoundLocations({ locale, results: { clinics, towns, associated }, hours }: Props) {
  const t = useTranslations('SearchResults');
  const communities = useTranslations('Communities');
  const columns = groupClinics(clinics).map(({ community, found }) => ({
    title: community ? communities(community) : t('others'),
    entries: found.map((one) => {
      const path = resultPaths.clinic(one);
      const hour = hours.get(`clinic ${one.id}`);
      return { id: one.id, name: one.name, href: path && localePath(locale, path), hour };
    }),
  }));
  return (
    <div className="grid gap-8">
      {columns.length > 0 && <FoundClinics columns={columns} />}
      {towns.length > 0 && (
        <section aria-labelledby="localidades">
          <h3 id="localidades" className="text-lg">
            {t('towns')}
          </h3>
          <FoundRows
            icon="map-pin"
            rows={towns.map(({ id, name, path, count }) => ({
              id,
              name,
              href: localePath(locale, path),
              note: t('town', { count }),
            }))}
          />
        </section>
      )}
      {associated.length > 0 && <FoundCentres locale={locale} centres={associated} />}
    </div>
  );
}

/** Associated centres, which have no page of their own. */
function FoundCentres({ locale, centres }: { locale: Locale; centres: SearchResults['associated'] }) {
  const t = useTranslations('SearchResults');
  const href = localePath(locale, resultPaths.associated);
  return (
    <section aria-labelledby="centros" className="found-centres">
      <div>
        <h3 id="centros" className="text-xl">
          {t('otherCentres')}
        </h3>
        <p className="muted">{t('otherCentresText')}</p>
      </div>
      <ul>
        {centres.map(({ id, name }) => (
          <li key={id}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
      <p>
        <a className="link" href={href}>
          {t('allCentres')} <Icon name="arrow-right" />
        </a>
      </p>
    </section>
  );
}
