import { getTranslations } from 'next-intl/server';
import { ClinicsDialog } from '@/components/clinics/clinics-dialog';
import { Specialists } from '@/components/doctors/specialists';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import type { Clinic } from '@/lib/domain/clinic';
import type { DiagnosticTest } from '@/lib/domain/diagnostic-test';
import type { Doctor } from '@/lib/domain/doctor';
import type { Picture } from '@/lib/domain/media';
import type { Speciality } from '@/lib/domain/speciality';
import type { Locale } from '@/lib/i18n/locales';
import { testData } from '@/lib/seo/structured/diagnostic-test';
import { CalledInstead } from './called-instead';
import { TestActions } from './test-actions';
import { TestColumns } from './test-columns';
import { TestHeader } from './test-header';
import { TestInvitation } from './test-invitation';
import { TestMessages } from './test-messages';
import { TestRows } from './test-rows';
import { VisitorsOnly } from './visitors-only';

type Props = {
  locale: Locale;
  test: DiagnosticTest;
  /** The specialities that do the test, the main one first. */
  specialities: Speciality[];
  icon: Picture | null;
  /** The picture of each row, in their order; null is drawn as the motif of the service. */
  pictures: (Picture | null)[];
  clinics: Clinic[];
  doctors: Doctor[];
};

/**
 * The test page, top to bottom (specification part 1, "Test page"). The kept page is the visitors'; in the browser of a
 * professional who has logged in, clinics and specialists go, and tests meant for them offer a call (M65).
 */
export async function TestDetail({ locale, test, specialities, icon, pictures, clinics, doctors }: Props) {
  const [t, services] = await Promise.all([getTranslations('DiagnosticTest'), getTranslations('Services')]);
  const [speciality] = specialities;
  const service = speciality?.service ?? 'medicas';
  const actions = (
    <TestActions
      locale={locale}
      test={test}
      specialityId={speciality?.id ?? test.specialityIds?.[0]}
      clinicCount={clinics.length}
    />
  );
  return (
    <div data-service={service}>
      <Breadcrumbs
        locale={locale}
        trail={[
          ...(speciality?.service ? [{ name: services(speciality.service), path: null }] : []),
          ...(speciality
            ? [{ name: speciality.name, path: speciality.hasPage ? `/especialidades/${speciality.slug}` : null }]
            : []),
        ]}
        current={test.name}
        about={[testData(locale, test, pictures)]}
      />
      <TestHeader
        test={test}
        icon={icon}
        speciality={speciality ?? null}
        actions={test.isForProfessionals ? <CalledInstead locale={locale}>{actions}</CalledInstead> : actions}
      />
      <TestRows test={test} pictures={pictures} service={service} />
      <TestMessages messages={test.messages} />
      <TestColumns columns={test.columns} />
      <TestInvitation locale={locale} isForProfessionals={test.isForProfessionals} actions={actions} />
      <VisitorsOnly>
        {doctors.length > 0 && (
          <Specialists locale={locale} doctors={doctors} service={service} title={t('specialists')} />
        )}
        <ClinicsDialog
          locale={locale}
          id="clinicas-prueba"
          title={t('clinicsWith', { name: test.name })}
          clinics={clinics}
        />
      </VisitorsOnly>
    </div>
  );
}
