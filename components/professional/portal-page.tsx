import { getTranslations } from 'next-intl/server';
import { RegionDialog } from '@/components/home/region-dialog';
import { Icon } from '@/components/ui/icon';
import { RichContent } from '@/components/ui/rich-content';
import type { Clinic } from '@/lib/domain/clinic';
import type { DiagnosticTest } from '@/lib/domain/diagnostic-test';
import { areFewClinics } from '@/lib/domain/home-room';
import type { RichText } from '@/lib/domain/media';
import type { PostSummary } from '@/lib/domain/post';
import { type PortalTests, toPortalGroups } from '@/lib/domain/professional/portal-tests';
import type { Professional } from '@/lib/domain/professional/professional';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { textsOf } from '@/lib/i18n/texts';
import { CallbackLink } from './callback-link';
import { PortalBand } from './portal-band';
import { PortalNews } from './portal-news';
import { TESTS_TEXTS } from './portal-texts';
import { type MenuGroup, TestsMenu } from './tests-menu';
import './professional.css';

/** The regions whose clinics the portal shows (M170). */
const REGIONS = ['valencia', 'castello', 'barcelona'] as const;

type Props = {
  locale: Locale;
  /** Whom to greet when the data cannot be read. */
  name: string;
  /** The data of the account, or why there are none, in words; '' when nothing more is known. */
  own: Professional | { problem: string };
  text: RichText | null;
  resultsHref: string;
  tests: PortalTests;
  clinics: Clinic[];
  associated: Clinic[];
  posts: PostSummary[];
};

/** The portal of professionals (M168 to M170; identity, section 6). */
export async function PortalPage({ locale, name, own, text, resultsHref, tests, clinics, associated, posts }: Props) {
  const [t, regions, callback] = await Promise.all([
    getTranslations('ProfessionalPortal'),
    getTranslations('Regions'),
    getTranslations('ProfessionalCallback'),
  ]);
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
        <div className="portal-tiles">
          <a className="portal-tile portal-tile-main" href={resultsHref}>
            <Icon name="shield-check" />
            <strong>{t('results')}</strong>
            <span>{t('resultsText')}</span>
          </a>
          <CallbackLink locale={locale} className="portal-tile">
            <Icon name="phone" />
            <strong>{callback('callYou')}</strong>
            <span>{t('callText')}</span>
          </CallbackLink>
        </div>
        {groups.length > 0 && <TestsMenu title={t('tests')} groups={groups} texts={textsOf(t, TESTS_TEXTS)} />}
        <div className="portal-foot">
          {text ? <RichContent html={text} /> : <div />}
          {shownRegions.length > 0 && (
            <section className="portal-clinics" aria-labelledby="portal-clinicas-t">
              <h2 id="portal-clinicas-t" className="text-xl">
                {t('clinics')}
              </h2>
              <p className="text-ink-2">{t('clinicsText')}</p>
              {shownRegions.map((region) => (
                <button
                  key={region}
                  type="button"
                  className="btn btn-line"
                  command="show-modal"
                  commandfor={`clinicas-${region}`}
                >
                  <Icon name="map-pin" /> {regions(region)}
                </button>
              ))}
            </section>
          )}
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

/** Only tests the record says so of are links (M169). */
const hrefOf = (locale: Locale, test: DiagnosticTest): string | null =>
  test.isLinkedInPortal && test.slug ? localePath(locale, `/pruebas/${test.slug}`) : null;
