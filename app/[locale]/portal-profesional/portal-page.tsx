import { getTranslations } from 'next-intl/server';
import { newsCards } from '@/components/news/news-card';
import { NewsRow } from '@/components/news/news-roll';
import { CallbackLink } from '@/components/professional/callback-link';
import { PortalBand } from '@/components/professional/portal-band';
import { type ResultsSource, ResultsTile } from '@/components/professional/results-tile';
import { type MenuGroup, TestsMenu } from '@/components/professional/tests-menu';
import { RegionDialog } from '@/components/shared/region-dialog';
import { Icon } from '@/components/ui/icon';
import { RichContent } from '@/components/ui/rich-content';
import { areFewClinics } from '@/lib/domain/capacity';
import type { Clinic } from '@/lib/domain/clinic';
import type { DiagnosticTest } from '@/lib/domain/diagnostic-test';
import type { RichText } from '@/lib/domain/media';
import type { PostSummary } from '@/lib/domain/post';
import { type PortalTests, type Professional, toPortalGroups } from '@/lib/domain/professional/professional';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { textsOf } from '@/lib/i18n/texts';
import '@/components/professional/professional.css';

/** The regions whose clinics the portal shows (M170). */
const REGIONS = ['valencia', 'castello', 'barcelona'] as const;

type Props = {
  locale: Locale;
  /** The name in the greeting if the data cannot be read. */
  name: string;
  /** The data of the account, or the reason why there are none; '' when unknown. */
  own: Professional | { problem: string };
  text: RichText | null;
  results: ResultsSource;
  tests: PortalTests;
  clinics: Clinic[];
  associated: Clinic[];
  posts: PostSummary[];
};

/** The portal of professionals (M168 to M170). */
export async function PortalPage({ locale, name, own, text, results, tests, clinics, associated, posts }: Props) {
  const [t, regions] = await Promise.all([getTranslations('ProfessionalPortal'), getTranslations('Regions')]);
  const isKnown = !('problem' in own);
  const groups: MenuGroup[] = toPortalGroups(tests, isKnown ? own.specialityName : null).map((group) => ({
    title: group.kind === 'own' ? group.name : t(group.kind === 'others' ? 'otherTests' : 'allTests'),
    tests: group.tests.map((test) => [test.name, hrefOf(locale, test)] as const),
  }));
  const clinicsIn = (list: Clinic[], region: string) => list.filter((clinic) => clinic.region === region);
  const shownRegions = REGIONS.filter((region) => clinicsIn(clinics, region).length > 0);
  return (
    <>
      <PortalBand locale={locale} name={name} professional={isKnown ? own : null} />
      <div className="wrap grid gap-10 py-10 lg:py-14">
        {!isKnown && (
          <p className="error-panel" role="alert">
            {t('error', { message: own.problem || t('unavailable') })}
          </p>
        )}
        <PortalTiles locale={locale} results={results} />
        {groups.length > 0 && (
          <TestsMenu title={t('tests')} groups={groups} texts={await textsOf('ProfessionalTests')} />
        )}
        <div className="portal-foot">
          {text ? <RichContent html={text} /> : <div />}
          {shownRegions.length > 0 && <ClinicButtons regions={shownRegions} />}
        </div>
      </div>
      <PortalNews locale={locale} posts={posts} />
      {shownRegions.map((region) => (
        <RegionDialog
          key={region}
          {...{ locale, region }}
          name={regions(region)}
          clinics={clinicsIn(clinics, region)}
          associated={clinicsIn(associated, region)}
          areFew={areFewClinics(clinics, associated)}
        />
      ))}
    </>
  );
}

/** Two large links: the results of patients, and a call. */
async function PortalTiles({ locale, results }: Pick<Props, 'locale' | 'results'>) {
  const [t, { callYou }] = await Promise.all([getTranslations('ProfessionalPortal'), textsOf('ProfessionalCallback')]);
  return (
    <div className="portal-tiles">
      <ResultsTile {...results} />
      <CallbackLink locale={locale} className="portal-tile">
        <Icon name="phone" />
        <strong>{callYou}</strong>
        <span>{t('callText')}</span>
      </CallbackLink>
    </div>
  );
}

/** A button for the clinics of each region. */
async function ClinicButtons({ regions }: { regions: readonly (typeof REGIONS)[number][] }) {
  const [t, names] = await Promise.all([getTranslations('ProfessionalPortal'), getTranslations('Regions')]);
  return (
    <section className="portal-clinics" aria-labelledby="portal-clinicas-t">
      <h2 id="portal-clinicas-t" className="text-xl">
        {t('clinics')}
      </h2>
      <p className="text-ink-2">{t('clinicsText')}</p>
      {regions.map((region) => (
        <button
          key={region}
          type="button"
          className="btn btn-line"
          command="show-modal"
          commandfor={`clinicas-${region}`}
        >
          <Icon name="map-pin" /> {names(region)}
        </button>
      ))}
    </section>
  );
}

/** Only tests with `isLinkedInPortal` are links (M169). */
const hrefOf = (locale: Locale, test: DiagnosticTest): string | null =>
  test.isLinkedInPortal && test.slug ? localePath(locale, `/pruebas/${test.slug}`) : null;

type NewsProps = { locale: Locale; posts: PostSummary[] };

/** The news of the portal under a separate title (M170). Renders nothing without posts. */
async function PortalNews({ locale, posts }: NewsProps) {
  if (posts.length === 0) return null;
  const [t, cards] = await Promise.all([getTranslations('ProfessionalPortal'), newsCards(locale, posts)]);
  return (
    <section className="bg-mist py-14" aria-labelledby="portal-noticias-t">
      <div className="wrap">
        <h2 id="portal-noticias-t" className="mb-8">
          {t('news')}
        </h2>
        <NewsRow label={t('news')} cards={cards} />
      </div>
    </section>
  );
}
