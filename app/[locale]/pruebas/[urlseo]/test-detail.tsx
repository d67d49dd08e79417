import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { TestColumns, TestMessages, TestRows } from '@/components/diagnostic-tests/test-body';
import { TestFacts, type TestVoucher } from '@/components/diagnostic-tests/test-facts';
import { TestActions, TestHeader } from '@/components/diagnostic-tests/test-header';
import { VisitorsOnly } from '@/components/diagnostic-tests/visitors-only';
import { Specialists } from '@/components/doctors/specialists';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { ForProfessional } from '@/components/professional/for-professional';
import { ClinicsSection } from '@/components/shared/clinic-comparison';
import { RelatedLinks } from '@/components/shared/related-links';
import { specialityTrail } from '@/components/shared/speciality-trail';
import { type FirstHour, hourOfTest } from '@/lib/domain/appointment/first-hour';
import type { Clinic } from '@/lib/domain/clinic';
import { optionsOfTest } from '@/lib/domain/clinic-options';
import type { DiagnosticTest } from '@/lib/domain/diagnostic-test';
import type { Doctor } from '@/lib/domain/doctor';
import type { Insurer } from '@/lib/domain/insurer';
import type { Picture } from '@/lib/domain/media';
import { formatPrice } from '@/lib/domain/price';
import type { Speciality } from '@/lib/domain/speciality';
import { shownHour } from '@/lib/i18n/first-hour';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { testData, testOfferData } from '@/lib/seo/structured/product';

type Props = {
  locale: Locale;
  test: DiagnosticTest;
  /** The specialities that do the test, the main one first. */
  specialities: Speciality[];
  icon: Picture | null;
  photo: Picture | null;
  /** The picture of each row, in their order; null is drawn as the motif of the service. */
  pictures: (Picture | null)[];
  clinics: Clinic[];
  doctors: Doctor[];
  /** The vouchers for this test. */
  vouchers: TestVoucher[];
  /** The configured insurers. */
  insurers: Insurer[];
  /** Its first free hours, earliest first. */
  hours: FirstHour[];
};

/**
 * The test page, top to bottom (M64 to M66). The cached page is the visitors'; the browser of a logged-in professional
 * removes clinics and specialists and offers a call for tests meant for professionals (M65).
 */
export async function TestDetail(props: Props) {
  const { locale, test, specialities, icon, photo, pictures, clinics, doctors, hours, insurers } = props;
  const from = `/pruebas/${test.slug}`;
  const [t, all] = await Promise.all([getTranslations('DiagnosticTest'), getTranslations('TestIndex')]);
  const [speciality] = specialities;
  const service = speciality?.service ?? 'medicas';
  const actions = {
    ...{ locale, test, clinicCount: clinics.length },
    specialityId: speciality?.id ?? test.specialityIds?.[0],
  };
  const first = hourOfTest(hours, { id: test.id, specialities, clinics });
  const withHour = <TestActions {...actions} hour={shownHour(locale, first, { from, clinics })} />;
  const withCall = (
    <ForProfessional locale={locale} part="attention">
      {withHour}
    </ForProfessional>
  );
  return (
    <div data-service={service}>
      <Breadcrumbs
        locale={locale}
        trail={specialityTrail({ name: all('name'), path: '/pruebas' }, speciality)}
        current={test.name}
        about={[testData(locale, test, [photo, ...pictures]), testOfferData(locale, test)].filter(
          (one) => one !== null,
        )}
      />
      <TestHeader
        test={test}
        icon={icon}
        photo={photo}
        speciality={speciality ?? null}
        facts={<TestFacts {...props} />}
        actions={test.isForProfessionals ? withCall : withHour}
      />
      <TestRows test={test} pictures={pictures} service={service} isBelow={photo !== null} />
      <TestMessages test={test} />
      <TestColumns columns={test.columns} />
      <VisitorsOnly>
        <ClinicsSection
          {...{ locale, from, insurers }}
          title={t('clinicsWith', { name: test.name })}
          options={optionsOfTest({ test, specialities, clinics, hours })}
          dialogId="clinicas-prueba"
        />
      </VisitorsOnly>
      <TestRelatedLinks {...props} />
      <TestInvitation
        locale={locale}
        isForProfessionals={test.isForProfessionals}
        actions={<TestActions {...actions} />}
      />
      {doctors.length > 0 && (
        <VisitorsOnly>
          <Specialists {...{ locale, doctors, service }} title={t('specialists')} />
        </VisitorsOnly>
      )}
    </div>
  );
}

/** Links from a test to its specialities and its vouchers; the button above opens its clinics. */
async function TestRelatedLinks({ locale, specialities, vouchers }: Props) {
  const t = await getTranslations('RelatedLinks');
  const withPage = specialities.filter(({ hasPage }) => hasPage);
  return (
    <RelatedLinks
      title={t('more')}
      groups={[
        {
          title: t('specialities'),
          links: withPage.map(({ name, slug }) => [name, localePath(locale, `/especialidades/${slug}`)]),
        },
        {
          title: t('vouchers'),
          links: vouchers.map(({ name, slug, priceCents }) => [
            name,
            localePath(locale, `/productos/${slug}`),
            priceCents ? formatPrice(locale, priceCents) : null,
          ]),
        },
      ]}
    />
  );
}

type TestInvitationProps = {
  locale: Locale;
  /** The test is meant for professionals: logged-in ones can ask for a call (M65). */
  isForProfessionals: boolean;
  actions: ReactNode;
};

/** The call to action at the end of the page: an appointment, or for a professional the direct line. */
async function TestInvitation({ locale, isForProfessionals, actions }: TestInvitationProps) {
  const t = await getTranslations('DiagnosticTest');
  const asked = (
    <>
      <div>
        <h2 id="cita-prueba-t" className="text-2xl">
          {t('invitation')}
        </h2>
        <p className="mt-2 text-ink-2">{t('invitationText')}</p>
      </div>
      {actions}
    </>
  );
  return (
    <section className="wrap section" aria-labelledby="cita-prueba-t">
      <div className="test-invitation">
        {isForProfessionals ? (
          <ForProfessional locale={locale} part="invitation">
            {asked}
          </ForProfessional>
        ) : (
          asked
        )}
      </div>
    </section>
  );
}
