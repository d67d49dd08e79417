import { getTranslations } from 'next-intl/server';
import { Specialists } from '@/components/doctors/specialists';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { CLINICS_ID, ClinicsSection } from '@/components/shared/clinic-comparison';
import { EquipmentSection } from '@/components/shared/equipment-section';
import { PAYMENTS_ID } from '@/components/shared/insurer-payments';
import { RelatedLinks } from '@/components/shared/related-links';
import { PriceRows } from '@/components/specialities/price-rows';
import { SpecialityAside } from '@/components/specialities/speciality-aside';
import { SpecialityHeader } from '@/components/specialities/speciality-header';
import { InPageLinks, ProvinceLinks } from '@/components/specialities/speciality-links';
import { NameLink } from '@/components/ui/name-link';
import { PictureBox } from '@/components/ui/picture-box';
import { RichContent } from '@/components/ui/rich-content';
import type { FirstHour } from '@/lib/domain/appointment/first-hour';
import type { Clinic, Equipment } from '@/lib/domain/clinic';
import { optionsOfSpeciality } from '@/lib/domain/clinic-options';
import type { DiagnosticTest } from '@/lib/domain/diagnostic-test';
import { type Doctor, doctorPath } from '@/lib/domain/doctor';
import type { Insurer } from '@/lib/domain/insurer';
import type { MediaRef, Picture } from '@/lib/domain/media';
import type { Banner } from '@/lib/domain/page';
import { type PostEntry, postPath } from '@/lib/domain/post';
import type { Product } from '@/lib/domain/product';
import { recordPath } from '@/lib/domain/record-path';
import type { FullSpeciality } from '@/lib/domain/speciality';
import { shownHour } from '@/lib/i18n/first-hour';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { medicalPageData } from '@/lib/seo/structured/web-page';

type Props = {
  locale: Locale;
  speciality: FullSpeciality;
  icon: Picture | null;
  banner: Banner | null;
  products: Product[];
  tests: DiagnosticTest[];
  /** The photos of the tests that have one. */
  photos: Map<MediaRef, Picture>;
  machines: Equipment[];
  doctors: Doctor[];
  clinics: Clinic[];
  articles: PostEntry[];
  /** The configured insurers. */
  insurers: Insurer[];
  /** The first free hours, earliest first. */
  hours: FirstHour[];
};

/** The speciality page, top to bottom (M58 to M63). */
export async function SpecialityDetail(props: Props) {
  const { locale, speciality, icon, banner, products, tests, machines, doctors, clinics, hours, insurers } = props;
  const from = `/especialidades/${speciality.slug}`;
  const [t, trail] = await Promise.all([getTranslations('Speciality'), trailTo(speciality)]);
  const service = speciality.service ?? 'medicas';
  // The whole list is shown only if some test asks to be (M60).
  const shownTests = tests.some((test) => test.isShownOnSpeciality) ? tests : [];
  const about = pageData(locale, { ...props, tests: shownTests }, t);
  return (
    <div data-service={service}>
      <Breadcrumbs locale={locale} trail={trail} current={speciality.name} about={[about]} />
      <SpecialityHeader
        locale={locale}
        speciality={speciality}
        icon={icon}
        banner={banner}
        clinicCount={clinics.length}
        hour={shownHour(locale, hours[0], { from, clinics })}
      />
      <PartLinks {...props} tests={shownTests} />
      <div className="wrap section grid grid-cols-1 gap-8 lg:grid-cols-12 lg:gap-12">
        <div className="grid grid-cols-1 gap-8 lg:col-span-8">
          {speciality.description && <RichContent html={speciality.description} className="text-lg" />}
          <SpecialityMessages messages={speciality.messages} />
          {shownTests.length > 0 && (
            <TestLinks locale={locale} title={t('tests')} tests={shownTests} photos={props.photos} />
          )}
          {products.length > 0 && <PriceRows {...{ locale, products }} specialityId={speciality.id} />}
        </div>
        <SpecialityAside slug={speciality.slug}>
          <ProvinceLinks {...{ locale, speciality, clinics }} />
        </SpecialityAside>
      </div>
      <ClinicsSection
        {...{ locale, from, insurers }}
        title={t('clinicsWith', { name: speciality.name })}
        options={optionsOfSpeciality({ speciality, clinics, products, hours })}
        dialogId="clinicas-especialidad"
      />
      {machines.length > 0 && (
        <EquipmentSection id="tecnologia" title={t('machines')} equipment={machines} service={service} />
      )}
      {doctors.length > 0 && (
        <Specialists {...{ locale, doctors, service }} title={t('specialists')} specialityId={speciality.id} />
      )}
      <ArticleLinks {...props} />
    </div>
  );
}

/** Links to the parts of the page; `tests` are those it shows. */
async function PartLinks({ speciality, tests, products, clinics, insurers, machines, doctors }: Props) {
  const [t, payments] = await Promise.all([getTranslations('Speciality'), getTranslations('Payments')]);
  const sections = [
    ...speciality.messages.map((message, index) => ({ id: `mensaje-${index + 1}`, name: message.title })),
    { id: 'pruebas', name: tests.length > 0 ? t('tests') : null },
    { id: 'precios', name: products.length > 0 ? t('prices') : null },
    { id: CLINICS_ID, name: clinics.length > 0 ? t('clinics') : null },
    { id: PAYMENTS_ID, name: clinics.length > 0 && insurers.length > 0 ? payments('title') : null },
    { id: 'tecnologia', name: machines.length > 0 ? t('machines') : null },
    { id: 'especialistas', name: doctors.length > 0 ? t('specialists') : null },
  ];
  return <InPageLinks label={t('onThisPage')} sections={sections} />;
}

type Messages = Awaited<ReturnType<typeof getTranslations<'Speciality'>>>;

/** Structured data of the page: the lists it shows. */
const pageData = (locale: Locale, { speciality, tests, products, machines, clinics, doctors }: Props, t: Messages) =>
  medicalPageData({
    locale,
    path: `/especialidades/${speciality.slug}`,
    name: speciality.name,
    description: speciality.seo.description,
    lists: [
      { name: t('tests'), records: tests.map((test) => ({ name: test.name, path: recordPath('pruebas', test) })) },
      {
        name: t('prices'),
        records: products.map((product) => ({ name: product.name, path: recordPath('productos', product) })),
      },
      { name: t('machines'), records: machines.map(({ name }) => ({ name, path: null })) },
      {
        name: t('clinicsWith', { name: speciality.name }),
        records: clinics.map((clinic) => ({ name: clinic.name, path: recordPath('clinicas', clinic) })),
      },
      {
        name: t('specialists'),
        records: doctors.map((doctor) => ({ name: doctor.name, path: doctorPath(doctor) })),
      },
    ],
  });

/** The messages of a speciality, each with its own fragment address. */
function SpecialityMessages({ messages }: Pick<FullSpeciality, 'messages'>) {
  return messages.map((message, index) => (
    <section key={message.body} id={`mensaje-${index + 1}`} className="message">
      {message.title && <h2 className="text-2xl">{message.title}</h2>}
      <RichContent html={message.body} />
    </section>
  ));
}

type TestLinksProps = Pick<Props, 'locale' | 'tests' | 'photos'> & { title: string };

function TestLinks({ locale, title, tests, photos }: TestLinksProps) {
  return (
    <section id="pruebas">
      <h2 className="text-2xl">{title}</h2>
      <ul className="plain-list mt-3 grid gap-x-8 sm:grid-cols-2">
        {tests.map(({ id, slug, name, picture }) => {
          const photo = picture && photos.get(picture);
          return (
            <li key={id} className="test-link">
              {photo && (
                <div className="test-thumb">
                  <PictureBox picture={photo} alt="" widths={[160, 320]} />
                </div>
              )}
              <NameLink locale={locale} path={recordPath('pruebas', { slug })}>
                {name}
              </NameLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The list of all specialities, and the service of this one. */
async function trailTo({ service }: FullSpeciality) {
  const [all, services] = await Promise.all([getTranslations('SpecialityIndex'), getTranslations('Services')]);
  const list = { name: all('name'), path: '/especialidades' };
  return service ? [list, { name: services(service), path: null }] : [list];
}

/** Links from a speciality to the articles about it. */
async function ArticleLinks({ locale, articles }: Pick<Props, 'locale' | 'articles'>) {
  const t = await getTranslations('RelatedLinks');
  return (
    <RelatedLinks
      title={t('more')}
      groups={[
        {
          title: t('articles'),
          links: articles.map(({ title, slug }) => [title, localePath(locale, postPath(slug))]),
          all: [t('everyArticle'), localePath(locale, '/actualidad')],
        },
      ]}
    />
  );
}
