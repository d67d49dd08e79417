import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aClinic, aDoctor, aProduct, aSpeciality, aTest } from '../../../../support/domain';

const PICTURE = { url: '/media/api/x.jpg', width: null, height: null, alt: null, focus: null };
const HOSTILE = '</script><script>alert(1)</script><!-- "\\ \u2028';

async function builders() {
  vi.resetModules();
  const [clinic, doctor, product, test, page, organization, crumbs, block] = await Promise.all([
    import('@/lib/seo/structured/clinic'),
    import('@/lib/seo/structured/clinic'),
    import('@/lib/seo/structured/product'),
    import('@/lib/seo/structured/product'),
    import('@/lib/seo/structured/web-page'),
    import('@/lib/seo/structured/organization'),
    import('@/lib/seo/structured/web-page'),
    import('@/lib/seo/structured/web-page'),
  ]);
  return { ...clinic, ...doctor, ...product, ...test, ...page, ...organization, ...crumbs, ...block };
}

const written = (statement: object) => JSON.parse(JSON.stringify(statement));

beforeEach(() => {
  vi.stubEnv('SITE_URL', 'https://clinica.example');
  vi.stubEnv('BRAND_NAME', 'Grupo');
});
afterEach(() => vi.unstubAllEnvs());

describe('a clinic', () => {
  it('states its place, opening hours, contact and services', async () => {
    const { clinicData } = await builders();
    const clinic = aClinic({
      slug: 'valencia-centro',
      name: 'Valencia Centro',
      address: 'Calle del Azahar, 14, 46002 València',
      phone: '963 400 901',
      openingHours: 'Lunes a viernes 7:40 a 22:00\nSábados 7:45 a 15:00',
      coordinates: { latitude: 39.47, longitude: -0.37 },
    });
    const specialities = [aSpeciality({ name: 'Cardiología' })];
    expect(written(clinicData({ locale: 'en', clinic, picture: PICTURE, specialities }))).toEqual({
      '@type': 'MedicalClinic',
      name: 'Valencia Centro',
      url: 'https://clinica.example/en/clinicas/valencia-centro',
      image: 'https://clinica.example/media/api/x.jpg',
      telephone: '963 400 901',
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Calle del Azahar, 14',
        postalCode: '46002',
        addressLocality: 'València',
        addressRegion: 'València',
        addressCountry: 'ES',
      },
      geo: { '@type': 'GeoCoordinates', latitude: 39.47, longitude: -0.37 },
      openingHoursSpecification: [
        {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
          opens: '07:40',
          closes: '22:00',
        },
        { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Saturday'], opens: '07:45', closes: '15:00' },
      ],
      availableService: [{ '@type': 'MedicalProcedure', name: 'Cardiología' }],
    });
  });

  it('omits the missing parts of its record', async () => {
    const { clinicData } = await builders();
    const said = written(clinicData({ locale: 'es', clinic: aClinic(), picture: null, specialities: [] }));
    expect(Object.keys(said)).toEqual(['@type', 'name', 'url']);
  });
});

describe('a product', () => {
  it('is offered for its price in euros', async () => {
    const { productData } = await builders();
    expect(written(productData('es', aProduct({ slug: 'bono', priceCents: 12_950 }), null)).offers).toEqual({
      '@type': 'Offer',
      url: 'https://clinica.example/productos/bono',
      price: '129.50',
      priceCurrency: 'EUR',
    });
  });

  it.each([null, 0])('has no offer when the page shows no price (%s)', async (priceCents) => {
    const { productData } = await builders();
    expect(written(productData('es', aProduct({ priceCents }), null))).not.toHaveProperty('offers');
  });
});

it('a doctor states specialities, languages and places; an associated centre has no page', async () => {
  const { doctorData } = await builders();
  const doctor = aDoctor({
    id: '7',
    name: 'Dra. Neus Puig',
    languages: [{ id: '1', name: 'Inglés' }],
    specialities: [{ id: '1', slug: 'x', name: 'Cardiología', hasPage: true, service: 'medicas' }],
  });
  const clinics = [aClinic({ slug: 'a', name: 'A' }), aClinic({ slug: 'b', name: 'B', isAssociated: true })];
  expect(written(doctorData('ca', doctor, clinics))).toEqual({
    '@type': 'IndividualPhysician',
    name: 'Dra. Neus Puig',
    url: 'https://clinica.example/ca/medicos/dra-neus-puig-7',
    knowsAbout: ['Cardiología'],
    knowsLanguage: ['Inglés'],
    practicesAt: [
      { '@type': 'MedicalClinic', name: 'A', url: 'https://clinica.example/ca/clinicas/a' },
      { '@type': 'MedicalClinic', name: 'B' },
    ],
  });
});

it('a test states its name, address, description and first picture', async () => {
  const { testData } = await builders();
  const test = aTest({ slug: 'tac', name: 'TAC', seo: { title: null, description: 'Qué es', isIndexable: true } });
  expect(written(testData('es', test, [null, PICTURE]))).toEqual({
    '@type': 'MedicalTest',
    name: 'TAC',
    url: 'https://clinica.example/pruebas/tac',
    description: 'Qué es',
    image: 'https://clinica.example/media/api/x.jpg',
  });
});

it('a test is offered for its price in euros, or not at all', async () => {
  const { testOfferData } = await builders();
  const url = 'https://clinica.example/en/pruebas/tac';
  expect(testOfferData('en', aTest({ slug: 'tac', name: 'TAC', priceCents: 42_000 }))).toEqual({
    ...{ '@type': 'Offer', url, price: '420.00', priceCurrency: 'EUR' },
    itemOffered: { '@type': 'Service', name: 'TAC', url },
  });
  expect(testOfferData('en', aTest({ priceCents: 0 }))).toBeNull();
});

it('a speciality lists the contents of its page, without the empty lists', async () => {
  const { medicalPageData } = await builders();
  const said = medicalPageData({
    locale: 'en',
    path: '/especialidades/x',
    name: 'X',
    description: null,
    lists: [
      { name: 'Tests', records: [{ name: 'TAC', path: '/pruebas/tac' }] },
      { name: 'Machines', records: [{ name: 'Scanner', path: null }] },
      { name: 'Nothing', records: [] },
    ],
  });
  expect(written(said).mainEntity).toEqual([
    {
      '@type': 'ItemList',
      name: 'Tests',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'TAC', url: 'https://clinica.example/en/pruebas/tac' },
      ],
    },
    { '@type': 'ItemList', name: 'Machines', itemListElement: [{ '@type': 'ListItem', position: 1, name: 'Scanner' }] },
  ]);
});

it('the home states the organisation and its search, in its language', async () => {
  const { organizationData, webSiteData } = await builders();
  const shell = {
    locale: 'en' as const,
    brand: 'Grupo',
    social: [{ network: 'youtube' as const, url: 'https://y.example' }],
  };
  expect(written(organizationData(shell, '963 400 900'))).toMatchObject({
    '@type': 'MedicalOrganization',
    '@id': 'https://clinica.example/#organization',
    telephone: '+34963400900',
    sameAs: ['https://y.example'],
  });
  expect(written(webSiteData(shell)).potentialAction).toEqual({
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: 'https://clinica.example/en/resultados-busqueda?q={search_term_string}',
    },
    'query-input': 'required name=search_term_string',
  });
});

it('the breadcrumbs contain only steps with a link and end with the page', async () => {
  const { breadcrumbData } = await builders();
  const trail = [
    { name: 'Inicio', path: '/' },
    { name: 'Genética', path: null },
    { name: 'Noticias', path: '/actualidad' },
  ];
  expect(written(breadcrumbData('ca', trail, 'Aquí')).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Inicio', item: 'https://clinica.example/ca' },
    { '@type': 'ListItem', position: 2, name: 'Noticias', item: 'https://clinica.example/ca/actualidad' },
    { '@type': 'ListItem', position: 3, name: 'Aquí' },
  ]);
});

it('any name of a record stays data', async () => {
  const { blockText, breadcrumbData, clinicData } = await builders();
  const clinic = aClinic({ name: HOSTILE, address: HOSTILE });
  const text = blockText([
    breadcrumbData('es', [], HOSTILE),
    clinicData({ locale: 'es', clinic, picture: null, specialities: [] }),
  ]);
  expect(text).not.toMatch(/[<]/);
  expect(JSON.parse(text)['@graph'][1].name).toBe(HOSTILE);
});

describe('the contact page', () => {
  it('contains the head offices with their telephones and addresses', async () => {
    const { contactPageData } = await builders();
    const clinic = aClinic({ slug: 'valencia-centro', name: 'Valencia Centro', phone: '963 400 901', address: null });
    const offices = [{ region: 'valencia' as const, clinic }];
    expect(written(contactPageData('ca', { name: 'Contacte', description: 'Escriu-nos.', offices }))).toEqual({
      '@type': 'ContactPage',
      name: 'Contacte',
      url: 'https://clinica.example/ca/contacto',
      inLanguage: 'ca',
      description: 'Escriu-nos.',
      mainEntity: [
        {
          '@type': 'MedicalClinic',
          name: 'Valencia Centro',
          url: 'https://clinica.example/ca/clinicas/valencia-centro',
          telephone: '963 400 901',
        },
      ],
    });
  });
});
