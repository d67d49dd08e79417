import { describe, expect, it, vi } from 'vitest';
import { SpecialityRegion } from '@/app/[locale]/especialidades/[urlseo]/[region]/speciality-region';
import { SpecialityDetail } from '@/app/[locale]/especialidades/[urlseo]/speciality-detail';
import { ProductDetail } from '@/app/[locale]/productos/[urlseo]/product-detail';
import { DoctorProfile } from '@/components/doctors/doctor-profile';
import { ClinicSections } from '@/components/listings/clinic-sections';
import { SpecialitySections } from '@/components/listings/speciality-sections';
import { ShopVouchers } from '@/components/shop/shop-vouchers';
import { canonicalPath, isPossible, splitLocale } from '@/lib/i18n/page-address';
import { contactPageData, medicalPageData } from '@/lib/seo/structured/web-page';
import messages from '@/messages/es.json';
import { aClinic, aDoctor, aProduct, aSpeciality, aTest } from '../../support/domain';
import { draw } from '../../support/draw';

vi.mock('next-intl/server', () => import('@/tests/support/labels'));

const SITE = 'http://localhost:3000';
const OPEN = { open: '', closed: '', closes: '', opensToday: '', opensOn: '', days: [] };

/** The paths of every link and structured address of a page. */
const pathsIn = (html: string): string[] =>
  [...html.matchAll(/(?:href="|"(?:url|item)":"http:\/\/localhost:3000)(\/[^"]*)"/g)].map(([, address = '']) =>
    decodeURIComponent(address.replace(/[?#].*$/, '')),
  );

const isPage = (path: string) => isPossible(path) && canonicalPath(splitLocale(path).path) === splitLocale(path).path;

/** One record of each kind without a slug, and one whose slug is not ASCII. */
const clinics = [
  aClinic({ id: '1', slug: '', name: 'Clínica sin página' }),
  aClinic({ id: '2', slug: "l'estiu", name: 'Clínica amb pàgina' }),
];
const tests = [
  aTest({ id: '1', slug: '', name: 'Prueba sin página', isShownOnSpeciality: true }),
  aTest({ id: '2', slug: 'β-hcg', name: 'Prueba con página', isShownOnSpeciality: true }),
];
const products = [
  aProduct({ id: '1', slug: '', name: 'Bono sin página' }),
  aProduct({ id: '2', slug: 'bono-niño', name: 'Bono con página' }),
];
const specialities = [
  aSpeciality({ id: '1', slug: '', hasPage: false, name: 'Especialidad sin página' }),
  aSpeciality({ id: '2', slug: 'neurología', name: 'Especialidad con página' }),
];
const speciality = aSpeciality({ slug: 'neurología' });
const none = { icon: null, banner: null, photos: new Map(), machines: [], articles: [], insurers: [] };
const doctors = [aDoctor({ clinics, specialities })];
const where = { id: speciality.id, clinicId: '2', specialityId: speciality.id, day: '2026-12-03' };
const hour = { ...where, slot: { start: '0920', end: '0940' } };
const shown = { href: '/pedir-cita', text: 'jueves, 3 de diciembre, 09:20' };

const PAGES = {
  speciality: (
    <SpecialityDetail {...{ locale: 'ca', speciality, products, tests, doctors, clinics, hours: [hour], ...none }} />
  ),
  region: (
    <SpecialityRegion
      {...{ locale: 'ca', speciality, region: 'valencia', clinics, doctors, products, hours: [hour] }}
      icon={null}
      insurers={[]}
    />
  ),
  product: (
    <ProductDetail
      {...{ locale: 'es', product: aProduct({ slug: 'bono-niño' }), specialities, picture: null, clinics, tests: [] }}
      booking={null}
    />
  ),
  shop: <ShopVouchers {...{ locale: 'es', products, specialities, clinics, pictures: new Map() }} />,
  clinics: (
    <ClinicSections
      {...{ locale: 'es', asked: { from: '/clinicas' }, open: OPEN, hourOf: () => shown }}
      sections={[{ key: 'provincia-valencia', name: 'València', members: clinics }]}
    />
  ),
  specialities: (
    <SpecialitySections
      {...{ locale: 'es', hasServices: true, regionsOf: () => ['valencia' as const], hourOf: () => shown }}
      sections={[{ key: 'letra-e', name: 'E', members: specialities }]}
    />
  ),
  doctor: (
    <DoctorProfile
      {...{ locale: 'es', doctor: aDoctor({ clinics }), service: 'medicas', texts: messages.Doctor }}
      href="/medicos/neus-puig-1"
    />
  ),
};

describe.each(Object.entries(PAGES))('the links of %s', (_name, page) => {
  it('lead to pages; a record without an address is text', async () => {
    const html = (await draw(page)).replaceAll('&#x27;', "'");
    const paths = pathsIn(html);
    expect(paths.filter((path) => !isPage(path))).toEqual([]);
    expect(html).toContain('sin página');
    expect(html).not.toMatch(/<a[^>]*>[^<]*sin página/);
  });
});

describe('structured data', () => {
  it('gives an address to records with a page only', () => {
    const lists = [{ name: 'Clinics', records: clinics.map(({ name }) => ({ name, path: null })) }];
    const page = medicalPageData({ locale: 'es', path: '/especialidades/x', name: 'X', description: null, lists });
    const offices = clinics.map((clinic) => ({ region: 'valencia' as const, clinic }));
    const contact = contactPageData('es', { name: 'Contact', description: '', offices });
    const addresses = [...JSON.stringify([page, contact]).matchAll(/"url":"([^"]*)"/g)].map(([, url]) => url);
    expect(addresses).toEqual([...[`${SITE}/especialidades/x`, `${SITE}/contacto`], `${SITE}/clinicas/l'estiu`]);
  });
});
