import { getTranslations } from 'next-intl/server';
import { ClinicsDialog } from '@/components/clinics/clinics-dialog';
import { Specialists } from '@/components/doctors/specialists';
import { EquipmentSection } from '@/components/equipment/equipment-section';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { RichContent } from '@/components/ui/rich-content';
import type { Clinic, Equipment } from '@/lib/domain/clinic';
import type { DiagnosticTest } from '@/lib/domain/diagnostic-test';
import { type Doctor, doctorPath } from '@/lib/domain/doctor';
import type { Picture } from '@/lib/domain/media';
import type { Banner } from '@/lib/domain/page';
import { phoneOfSpeciality } from '@/lib/domain/phone';
import type { Product } from '@/lib/domain/product';
import type { FullSpeciality } from '@/lib/domain/speciality';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { medicalPageData } from '@/lib/seo/structured/web-page';
import { InPageLinks } from './in-page-links';
import { PriceRows } from './price-rows';
import { SpecialityAside } from './speciality-aside';
import { SpecialityHeader } from './speciality-header';

type Props = {
  locale: Locale;
  speciality: FullSpeciality;
  icon: Picture | null;
  banner: Banner | null;
  products: Product[];
  tests: DiagnosticTest[];
  machines: Equipment[];
  doctors: Doctor[];
  clinics: Clinic[];
};

/** The speciality page, top to bottom (specification part 1, "Speciality page"). */
export async function SpecialityDetail(props: Props) {
  const { locale, speciality, icon, banner, products, tests, machines, doctors, clinics } = props;
  const [t, services] = await Promise.all([getTranslations('Speciality'), getTranslations('Services')]);
  const service = speciality.service ?? 'medicas';
  // The whole list is shown only if some test asks to be (checklist M60).
  const shownTests = tests.some((test) => test.isShownOnSpeciality) ? tests : [];
  const sections = [
    ...speciality.messages.map((message, index) => ({ id: `mensaje-${index + 1}`, name: message.title })),
    { id: 'pruebas', name: shownTests.length > 0 ? t('tests') : null },
    { id: 'precios', name: products.length > 0 ? t('prices') : null },
    { id: 'tecnologia', name: machines.length > 0 ? t('machines') : null },
    { id: 'especialistas', name: doctors.length > 0 ? t('specialists') : null },
  ];
  const about = medicalPageData({
    locale,
    path: `/especialidades/${speciality.slug}`,
    name: speciality.name,
    description: speciality.seo.description,
    lists: [
      { name: t('tests'), records: shownTests.map(({ name, slug }) => ({ name, path: `/pruebas/${slug}` })) },
      { name: t('prices'), records: products.map(({ name, slug }) => ({ name, path: `/productos/${slug}` })) },
      { name: t('machines'), records: machines.map(({ name }) => ({ name, path: null })) },
      {
        name: t('clinicsWith', { name: speciality.name }),
        records: clinics.map(({ name, slug }) => ({ name, path: `/clinicas/${slug}` })),
      },
      {
        name: t('specialists'),
        records: doctors.map((doctor) => ({ name: doctor.name, path: doctorPath(doctor) })),
      },
    ],
  });
  return (
    <div data-service={service}>
      <Breadcrumbs
        locale={locale}
        trail={speciality.service ? [{ name: services(service), path: null }] : []}
        current={speciality.name}
        about={[about]}
      />
      <SpecialityHeader
        locale={locale}
        speciality={speciality}
        icon={icon}
        banner={banner}
        clinicCount={clinics.length}
      />
      <InPageLinks label={t('onThisPage')} sections={sections} />
      <div className="wrap grid gap-12 py-12 lg:grid-cols-12">
        <div className="grid gap-10 lg:col-span-8">
          {speciality.description && <RichContent html={speciality.description} className="text-lg" />}
          {speciality.messages.map((message, index) => (
            <section key={message.body} id={`mensaje-${index + 1}`} className="message">
              {message.title && <h2 className="text-2xl">{message.title}</h2>}
              <RichContent html={message.body} />
            </section>
          ))}
          {shownTests.length > 0 && (
            <section id="pruebas">
              <h2 className="text-2xl">{t('tests')}</h2>
              <ul className="plain-list mt-3 grid gap-x-8 sm:grid-cols-2">
                {shownTests.map((test) => (
                  <li key={test.id}>
                    <a href={localePath(locale, `/pruebas/${test.slug}`)}>{test.name}</a>
                  </li>
                ))}
              </ul>
            </section>
          )}
          {products.length > 0 && <PriceRows locale={locale} products={products} />}
        </div>
        <SpecialityAside {...{ locale, speciality, clinics }} phone={phoneOfSpeciality(speciality.slug)} />
      </div>
      {machines.length > 0 && (
        <EquipmentSection id="tecnologia" title={t('machines')} equipment={machines} service={service} />
      )}
      {doctors.length > 0 && (
        <Specialists locale={locale} doctors={doctors} service={service} title={t('specialists')} />
      )}
      <ClinicsDialog
        locale={locale}
        id="clinicas-especialidad"
        title={t('clinicsWith', { name: speciality.name })}
        clinics={clinics}
      />
    </div>
  );
}
