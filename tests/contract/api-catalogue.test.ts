import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getClinic, listAssociatedClinics, listClinicEquipment, listOwnClinics } from '@/lib/catalogue/clinics';
import { getConfiguration } from '@/lib/catalogue/configuration';
import { getDoctorPage } from '@/lib/catalogue/doctor-directory';
import { getPicture } from '@/lib/catalogue/media';
import { getPage, getPageBanner } from '@/lib/catalogue/pages';
import { getProduct, listProducts } from '@/lib/catalogue/products';
import {
  getSpeciality,
  getSpecialityBanner,
  listSpecialities,
  listSpecialityDoctors,
  listSpecialityMachines,
  listSpecialityProducts,
  listSpecialityTests,
} from '@/lib/catalogue/specialities';
import { getTest } from '@/lib/catalogue/tests';
import { startReplay } from '../support/replay';
import { SAME_CATALOGUE } from '../support/wire-flavours';

let replay: Awaited<ReturnType<typeof startReplay>>;
beforeAll(async () => {
  replay = await startReplay();
  process.env.API_URL = replay.origin;
});
afterAll(() => {
  replay.server.closeAllConnections();
  replay.server.close();
});

describe.each(SAME_CATALOGUE)('a server with %s', (_name, flavour) => {
  beforeEach(() => replay.setFlavour(flavour));

  it('returns the clinics of the group and the associated ones, in its order', async () => {
    expect((await listOwnClinics('es')).map((clinic) => clinic.slug)).toEqual([
      'alzira',
      'barcelona-diagonal',
      'castello',
      'madrid-norte',
      'valencia-centro',
      'l-hospitalet',
    ]);
    expect((await listAssociatedClinics('es')).map(({ name, isAssociated }) => ({ name, isAssociated }))).toEqual([
      { name: 'Centro asociado A Coruña', isAssociated: true },
      { name: 'Centro asociado Denia', isAssociated: true },
      { name: 'Unidad asociada Vila-real', isAssociated: true },
    ]);
  });

  it('returns a complete clinic, and null for an unknown slug', async () => {
    expect(await getClinic('es', 'valencia-centro')).toMatchObject({
      id: '1',
      name: 'Clínica Valencia Centro',
      region: 'valencia',
      isAssociated: false,
      description: '<p>Clínica Valencia Centro, centro de diagnóstico.</p>',
      phone: '963 400 900',
      openingHours: 'Lunes a viernes 7:40 a 22:00\nSábados 7:45 a 15:00',
      coordinates: { latitude: 39.46975, longitude: -0.37739 },
      isOneStop: true,
      offersTeleconsultation: true,
      covidTests: { pcr: true, serological: true, antigen: true },
      otherTechnology: null,
      specialityIds: ['1', '3', '5', '6', '7', '9'],
      hasEquipment: true,
      seo: {
        title: 'Clínica Valencia Centro | Clínica',
        description: 'Pruebas en Clínica Valencia Centro',
        isIndexable: true,
      },
    });
    expect(await getClinic('es', 'no-existe')).toBeNull();
    expect(await getClinic('es', '')).toBeNull();
  });

  it('joins the machines of a clinic with their pictures and labels', async () => {
    const clinic = await getClinic('es', 'valencia-centro');
    const machines = clinic ? await listClinicEquipment('es', clinic) : [];
    expect(machines.map(({ name, picture, tags }) => [name, picture?.url ?? null, tags.map((tag) => tag.id)])).toEqual([
      ['Densitómetro óseo', '/media/api/equipo-4-46770fe043cf4.jpg', ['6']],
      ['Ecógrafo Doppler color', null, []],
      ['Mamógrafo digital con tomosíntesis', '/media/api/equipo-2-36220447f770b.jpg', ['5', '6']],
      ['Resonancia magnética 3T', '/media/api/equipo-0-7576b843d260d.jpg', ['5', '7']],
      ['TAC multicorte', '/media/api/equipo-1-f4bc8153f283e.jpg', ['6']],
    ]);
  });

  it('returns the picture of a clinic, or null', async () => {
    const [own, without] = await Promise.all([getClinic('es', 'valencia-centro'), listOwnClinics('es')]);
    expect(await getPicture('es', own?.picture ?? null)).toEqual({
      url: '/media/api/clinica-valencia-centro-98efb8b193f0b.jpg',
      width: null,
      height: null,
      alt: null,
      focus: null,
    });
    const none = without.find((clinic) => clinic.slug === 'barcelona-diagonal');
    expect(await getPicture('es', none?.picture ?? null)).toBeNull();
  });

  it('returns a speciality with the content of its page', async () => {
    const speciality = await getSpeciality('ca', 'medicina-deportiva');
    if (!speciality) throw new Error('the speciality is missing');
    expect(speciality).toMatchObject({
      id: '1',
      service: 'medicas',
      hasPage: true,
      description:
        '<p>La unidad de Medicina deportiva ofrece diagnóstico y tratamiento. <a href="/ca/contacto">Contacte</a>.</p>',
      headlineHref: '/pedir-cita',
      messages: [
        { title: '¿A quién va dirigido?', body: '<ul><li>Adultos</li><li>Deportistas</li></ul>' },
        { title: 'Tecnología', body: '<p>Equipos propios.</p>' },
      ],
      clinicIds: ['1', '4'],
    });
    const [banner, machines, doctors, tests, products] = await Promise.all([
      getSpecialityBanner('es', speciality),
      listSpecialityMachines('es', speciality),
      listSpecialityDoctors('es', speciality),
      listSpecialityTests('es', { ...speciality, id: '3' }),
      listSpecialityProducts('es', { ...speciality, id: '6' }),
    ]);
    expect(banner).toMatchObject({
      name: 'Medicina deportiva',
      slogan: 'Descubre Medicina deportiva',
      href: '/pedir-cita',
    });
    expect(banner?.pictures).toHaveLength(3);
    expect(machines.map((machine) => machine.picture === null)).toEqual([false, true, false, false]);
    expect(doctors.map((doctor) => doctor.id).sort()).toEqual(['1', '6', '9']);
    expect(tests.every((test) => test.specialityIds?.includes('3'))).toBe(true);
    expect(products.length).toBeGreaterThan(0);
    expect(await getSpecialityBanner('es', { ...speciality, id: '4' })).toBeNull();
  });

  it('joins doctors with names, languages and pictures', async () => {
    const doctors = (await getDoctorPage('es', 1))?.doctors ?? [];
    expect(doctors).toHaveLength(10);
    expect(doctors.find((doctor) => doctor.id === '8')).toMatchObject({
      name: 'Dr. Íñigo Arana',
      description: null,
      picture: { url: expect.stringMatching(/^\/media\/api\/medico-7-/) },
      languages: [
        { id: '1', name: 'Español' },
        { id: '2', name: 'Inglés' },
        { id: '3', name: 'Valenciano' },
      ],
      specialities: [{ id: '3', slug: 'cardiologia', name: 'Cardiología', hasPage: true }, { id: '8' }],
      clinics: [{ id: '2', slug: 'alzira', name: 'Clínica Alzira' }],
    });
    expect(doctors.find((doctor) => doctor.id === '10')).toMatchObject({ specialities: [], clinics: [] });
  });

  it('returns a test with its rows, columns and pictures', async () => {
    const test = await getTest('es', 'prueba-de-esfuerzo');
    expect(test).toMatchObject({
      rows: [
        { title: '¿Qué es Prueba de esfuerzo?', subtitle: 'Preparación', body: '<p>Texto uno.</p>' },
        { title: null, subtitle: 'Resultados', body: '<p>Texto dos.</p>' },
      ],
      columns: { title: 'Más información', left: '<p>Columna izquierda</p>', right: '<p>Columna derecha</p>' },
      messages: [{ title: 'Antes', body: '<p>Ayuno de 4 h.</p>' }],
      isForProfessionals: false,
      isShownOnSpeciality: true,
      isLinkedInPortal: true,
      specialityIds: ['1', '3'],
      seo: { title: 'Prueba de esfuerzo', description: null, isIndexable: true },
    });
    expect((await getPicture('es', test?.rows[0]?.picture ?? null))?.url).toMatch(/^\/media\/api\/.+\.jpg$/);
    expect(await getTest('es', 'x')).toBeNull();
  });

  it('returns products with prices in cents', async () => {
    expect(await getProduct('es', 'rm-rodilla')).toMatchObject({
      priceCents: 14990,
      left: { title: 'Incluye', body: '<ul><li>Consulta</li><li>Informe</li></ul>' },
      right: { title: 'No incluye', body: '<p>Contraste</p>' },
      messages: [{ title: 'Bono', body: '<p>Canjeable en 6 meses.</p>' }],
      specialityIds: ['5'],
      clinicIds: ['1', '3'],
    });
    const products = await listProducts('es');
    expect(products.find((product) => product.slug === 'biopsia-guiada')).toMatchObject({
      priceCents: 0,
      seo: { isIndexable: false },
    });
  });

  it('returns pages by key, also one with a slash, and their banner', async () => {
    const home = await getPage('es', 'home');
    expect(home).toMatchObject({ key: 'home', content: '<h2>Inicio</h2><p>Contenido de <strong>Inicio</strong>.</p>' });
    expect((await getPage('es', 'clinicas/centros-asociados'))?.key).toBe('clinicas/centros-asociados');
    expect(await getPage('es', 'no-existe')).toBeNull();
    expect(home && (await getPageBanner('es', home))?.pictures).toHaveLength(3);
  });

  it('returns the configuration with only its present fields', async () => {
    expect(await getConfiguration('es')).toEqual({
      analyticsId: 'G-XXXXXXXXXX',
      heatmapId: '1234567',
      social: [
        { network: 'facebook', url: 'https://social.example.test/fb' },
        { network: 'instagram', url: 'https://social.example.test/ig' },
        { network: 'linkedin', url: 'https://social.example.test/in' },
      ],
      blogUrl: replay.origin,
      professionalText: '<p>Bienvenido al portal.</p>',
    });
  });

  it('lists the specialities for patients under their service', async () => {
    const specialities = await listSpecialities('es');
    expect(specialities.find((speciality) => speciality.slug === 'cardiologia')?.service).toBe('medicas');
    expect(specialities.every((speciality) => speciality.service !== null)).toBe(true);
  });
});
