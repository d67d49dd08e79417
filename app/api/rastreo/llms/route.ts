import { getTranslations } from 'next-intl/server';
import { listOwnClinics } from '@/lib/api/clinics';
import { optional } from '@/lib/api/degrade';
import { listFindableTests } from '@/lib/api/findable';
import { getPage } from '@/lib/api/pages';
import { listSpecialities } from '@/lib/api/specialities';
import { specialitiesByService } from '@/lib/domain/catalogue';
import { env } from '@/lib/env';
import { DEFAULT_LOCALE as locale } from '@/lib/i18n/locales';
import { llmsText, MACHINE_PATHS } from '@/lib/seo/llms-text';
import { textAnswer } from '@/lib/seo/text-answer';

/** What it reads is kept like everywhere. */
export const dynamic = 'force-dynamic';

/** Beyond that the complete lists and the sitemap say the rest. */
const MOST_OF_A_LIST = 200;

type Named = { name: string; slug: string; seo: { isIndexable: boolean } };

const linksTo = (folder: string, records: Named[]) =>
  records
    .filter(({ slug, seo }) => slug && seo.isIndexable)
    .slice(0, MOST_OF_A_LIST)
    .map(({ name, slug }) => ({ name, path: `/${folder}/${slug}` }));

/** What the site is and its main lists, for language models. */
export function GET(): Promise<Response> {
  return textAnswer('text/plain', async () => {
    const [t, all, allClinics, home, services, clinics, specialities, tests, page] = await Promise.all([
      getTranslations({ locale, namespace: 'Llms' }),
      getTranslations({ locale, namespace: 'SpecialityIndex' }),
      getTranslations({ locale, namespace: 'ClinicIndex' }),
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
          .slice(0, MOST_OF_A_LIST)
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
          { name: all('title'), path: '/especialidades' },
          { name: allClinics('title'), path: '/clinicas' },
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
