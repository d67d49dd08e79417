import { getTranslations } from 'next-intl/server';
import { listOwnClinics } from '@/lib/catalogue/clinics';
import { listFindableTests } from '@/lib/catalogue/findable';
import { hasInsurers, INSURERS_PATH } from '@/lib/catalogue/insurers';
import { getPage } from '@/lib/catalogue/pages';
import { listSpecialities } from '@/lib/catalogue/specialities';
import { specialitiesByService } from '@/lib/domain/catalogue';
import { env } from '@/lib/env';
import { DEFAULT_LOCALE as locale } from '@/lib/i18n/locales';
import { llmsText, MACHINE_PATHS, textAnswer } from '@/lib/seo/text-files';
import { optional } from '@/lib/upstream/degrade';

/** Only the response is dynamic: lib/upstream caches the reads, as for pages. */
export const dynamic = 'force-dynamic';

/** The complete lists and the sitemap have the rest. */
const LIST_LENGTH = 200;

type Named = { name: string; slug: string; seo: { isIndexable: boolean } };

const linksTo = (folder: string, records: Named[]) =>
  records
    .filter(({ slug, seo }) => slug && seo.isIndexable)
    .slice(0, LIST_LENGTH)
    .map(({ name, slug }) => ({ name, path: `/${folder}/${slug}` }));

/** Describes the site and its main lists for language models. */
export function GET(): Promise<Response> {
  return textAnswer('text/plain', async () => {
    const [t, titles, home, services, clinics, specialities, tests, page] = await Promise.all([
      getTranslations({ locale, namespace: 'Llms' }),
      directoryTitles(),
      getTranslations({ locale, namespace: 'Home' }),
      getTranslations({ locale, namespace: 'Services' }),
      listOwnClinics(locale),
      listSpecialities(locale),
      optional(listFindableTests(locale), []),
      optional(getPage(locale, 'home'), null),
    ]);
    const summary = page?.seo.description ?? home('lead');
    return llmsText(env().BRAND_NAME, summary, t('languages'), [
      {
        title: t('clinics'),
        links: clinics
          .filter(({ slug, seo }) => slug && seo.isIndexable)
          .slice(0, LIST_LENGTH)
          .map(({ name, slug, address }) => ({ name, path: `/clinicas/${slug}`, note: address })),
      },
      ...specialitiesByService(specialities.filter(({ hasPage }) => hasPage)).map((group) => ({
        title: services(group.service),
        links: linksTo('especialidades', group.specialities),
      })),
      { title: t('tests'), links: linksTo('pruebas', tests) },
      {
        title: t('more'),
        links: [
          ...titles,
          { name: t('doctors'), path: '/medicos' },
          { name: t('news'), path: '/actualidad' },
          { name: t('contact'), path: '/contacto' },
          { name: t('feed'), path: MACHINE_PATHS.feed },
          { name: t('sitemap'), path: MACHINE_PATHS.sitemap },
        ],
      },
    ]);
  });
}

/** The complete lists of the catalogue, and of the insurers that are configured. */
async function directoryTitles(): Promise<{ name: string; path: string }[]> {
  const lists = [
    ['SpecialityIndex', '/especialidades'],
    ['TestIndex', '/pruebas'],
    ['ClinicIndex', '/clinicas'],
    ['PriceIndex', '/precios'],
    ...(hasInsurers() ? ([['Insurers', INSURERS_PATH]] as const) : []),
  ] as const;
  return Promise.all(
    lists.map(async ([namespace, path]) => ({ name: (await getTranslations({ locale, namespace }))('title'), path })),
  );
}
