import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { formatPrice } from '@/lib/domain/price';
import { groupClinics, groupSpecialities, type SearchResults, type SearchView } from '@/lib/domain/search';
import type { Locale } from '@/lib/i18n/locales';
import { searchLinks } from '@/lib/i18n/search-links';
import { FoundClinics, FoundDoctors, FoundProducts, FoundSpecialities } from './result-lists';

type Props = { locale: Locale; results: SearchResults; view: SearchView };

/** The lists of a view; an empty one is left out. Doctors are seen only among everything (checklist M78, M79). */
export async function ResultSections({ locale, results, view }: Props) {
  const [t, services, communities] = await Promise.all([
    getTranslations('SearchResults'),
    getTranslations('Services'),
    getTranslations('Communities'),
  ]);
  const isShown = (name: SearchView, list: unknown[]) => list.length > 0 && (view === 'todo' || view === name);
  return (
    <>
      {isShown('especialidades', results.specialities) && (
        <section aria-labelledby="especialidades">
          <h2 id="especialidades" className="text-2xl">
            {t('especialidades')}
          </h2>
          <FoundSpecialities
            columns={groupSpecialities(results.specialities).map(({ service, found }) => ({
              title: service ? services(service) : t('others'),
              service,
              entries: found.map((one) => ({
                id: one.id,
                name: one.name,
                slug: one.slug,
                href: searchLinks.speciality(locale, one),
              })),
            }))}
          />
        </section>
      )}
      {isShown('todo', results.doctors) && (
        <section aria-labelledby="medicos">
          <h2 id="medicos" className="text-2xl">
            {t('doctors')}
          </h2>
          <FoundDoctors
            doctors={results.doctors.map((one) => ({
              id: one.id,
              name: one.name,
              href: searchLinks.doctor(locale, one),
              specialities: one.specialityNames.join(' · '),
            }))}
          />
        </section>
      )}
      {isShown('clinicas', results.clinics) && (
        <section aria-labelledby="clinicas">
          <h2 id="clinicas" className="text-2xl">
            {t('clinicas')}
          </h2>
          <FoundClinics
            columns={groupClinics(results.clinics).map(({ community, found }) => ({
              title: community ? communities(community) : t('others'),
              entries: found.map((one) => ({ id: one.id, name: one.name, href: searchLinks.clinic(locale, one) })),
            }))}
          />
        </section>
      )}
      {isShown('clinicas', results.associated) && (
        <section aria-labelledby="centros" className="found-centres">
          <div>
            <h2 id="centros" className="text-xl">
              {t('otherCentres')}
            </h2>
            <p className="muted">{t('otherCentresText')}</p>
          </div>
          <ul>
            {results.associated.map(({ id, name }) => (
              <li key={id}>
                <a href={searchLinks.associated(locale)}>{name}</a>
              </li>
            ))}
          </ul>
          <p>
            <a className="link" href={searchLinks.associated(locale)}>
              {t('allCentres')} <Icon name="arrow-right" />
            </a>
          </p>
        </section>
      )}
      {isShown('productos', results.products) && (
        <section aria-labelledby="productos" className="stack">
          <h2 id="productos" className="text-2xl">
            {t('productos')}
          </h2>
          <FoundProducts
            products={results.products.map((one) => ({
              id: one.id,
              name: one.name,
              slug: one.slug,
              href: searchLinks.product(locale, one),
              price: one.priceCents ? formatPrice(locale, one.priceCents) : null,
            }))}
          />
        </section>
      )}
    </>
  );
}
