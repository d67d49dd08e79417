import type { ComponentProps } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { TestDetail } from '@/app/[locale]/pruebas/[urlseo]/test-detail';
import type { RichText } from '@/lib/domain/media';
import { aClinic, aDoctor, aSpeciality, aTest } from '../../../support/domain';
import { draw } from '../../../support/draw';

vi.mock('next-intl/server', () => import('@/tests/support/labels'));

type Given = Partial<ComponentProps<typeof TestDetail>>;

const cardiology = aSpeciality({ id: '7', slug: 'cardiologia', name: 'Cardiología' });
const holter = aTest({ slug: 'holter', name: 'Holter', specialityIds: ['7'], isForProfessionals: true });

const drawn = (given: Given = {}) =>
  draw(
    <TestDetail
      locale="es"
      test={holter}
      specialities={[cardiology]}
      icon={null}
      photo={null}
      pictures={[]}
      clinics={[aClinic({ name: 'Clínica Mar' })]}
      doctors={[aDoctor({ name: 'Dra. Neus Puig' })]}
      vouchers={[{ name: 'Holter con consulta', slug: 'holter-con-consulta', priceCents: 9000 }]}
      hours={[]}
      insurers={[]}
      {...given}
    />,
  );

const APPOINTMENT = 'href="/pedir-cita?especialidad=7&amp;origen=/pruebas/holter"';

describe('a test for a visitor', () => {
  it('links to its speciality and to its voucher', async () => {
    const html = await drawn();
    expect(html).toContain('href="/especialidades/cardiologia"');
    expect(html).toContain('href="/productos/holter-con-consulta"');
  });

  it('links to the first free hour at its clinic in each place, or to none', async () => {
    const hour = { id: '1', testId: '1', specialityId: '7', day: '2026-12-03', slot: { start: '0920', end: '0940' } };
    const html = await drawn({
      hours: [
        { ...hour, clinicId: '9' },
        { ...hour, clinicId: '1', day: '2026-12-04' },
      ],
    });
    const links = html.match(/href="[^"]*#hueco=[^"]*"/g);
    expect(links).toHaveLength(3); // header, comparison, dialog
    expect(new Set(links)).toEqual(
      new Set([
        'href="/pedir-cita?especialidad=7&amp;clinica=1&amp;fecha=2026-12-04&amp;origen=/pruebas/holter#hueco=0920-0940&amp;prueba=1"',
      ]),
    );
    expect(await drawn()).not.toContain('#hueco=');
  });

  it('offers an appointment and shows clinics and specialists (M66)', async () => {
    const html = await drawn();
    expect(html).toContain(APPOINTMENT);
    expect(html).toContain('Quiero pedir una cita');
    expect(html).toContain('id="clinicas-prueba"');
    expect(html).toContain('Clínica Mar');
    expect(html).toContain('Dra. Neus Puig');
  });

  it('says when and how the result is delivered, where its record does', async () => {
    const delivery = 'El informe está en dos días laborables.';
    const html = await drawn({ test: { ...holter, delivery } });
    expect(html).toContain('Entrega del resultado');
    expect(html).toContain(delivery);
    expect(await drawn()).not.toContain('Entrega del resultado');
  });

  it('never carries the line of professionals', async () => {
    const html = await drawn();
    expect(html).not.toContain('Le llamamos');
    expect(html).not.toContain('Atención al profesional');
  });

  it('omits empty parts: clinics, specialists, rows, messages, columns', async () => {
    const html = await drawn({ clinics: [], doctors: [], vouchers: [], specialities: [] });
    expect(html).not.toContain('clinicas-prueba');
    expect(html).not.toContain('Especialistas');
    expect(html.match(/<h2/g)).toHaveLength(1);
  });

  it('still offers an appointment when its specialities could not be read', async () => {
    expect(await drawn({ specialities: [] })).toContain(APPOINTMENT);
  });
});

describe('the clinics of a test', () => {
  const mar = aClinic({ id: '1', name: 'Clínica Mar', specialityIds: ['7'], openingHours: 'Lunes 8:00 a 14:00' });
  const sol = aClinic({ id: '2', name: 'Clínica Sol', slug: 'sol', specialityIds: ['7'] });
  const rowsOf = (html: string) => (/<table.*<\/table>/s.exec(html)?.[0] ?? '').split('<tr>').slice(2);
  const test = { ...holter, priceCents: 12_050 };

  it('are compared with the price of the facts and of the dialog, and lead to the form', async () => {
    const html = await drawn({ test, clinics: [mar, sol] });
    const rows = rowsOf(html);
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatch(/Clínica Mar.*Lunes 8:00 a 14:00.*<strong>120,50.€<\/strong>/s);
    expect(rows[1]).toContain('href="/pedir-cita?especialidad=7&amp;clinica=2&amp;origen=/pruebas/holter"');
    const dialog = html.slice(html.indexOf('id="clinicas-prueba"'));
    expect(dialog.match(/<strong>120,50.€<\/strong>/g)).toHaveLength(2);
    expect(dialog).toContain('href="/pedir-cita?especialidad=7&amp;clinica=2&amp;origen=/pruebas/holter"');
  });

  it('have no column that is empty for all', async () => {
    const html = await drawn({ clinics: [sol] });
    expect(html.match(/<th scope="col">/g)).toHaveLength(1);
  });

  it('say for each insurer where it covers the test, and the price elsewhere', async () => {
    const coverage = [{ services: ['medicas' as const], clinics: [mar] }];
    const html = await drawn({ test, clinics: [mar, sol], insurers: [{ code: 'a', name: 'Ágata', coverage }] });
    const answers = /<section id="pagar".*?<\/section>/s.exec(html)?.[0] ?? '';
    expect(answers).toContain('Lo cubre en 1 de 2 clínicas');
    expect(answers).toMatch(/Lo cubre<\/dt>.*Clínica Mar.*No nos consta.*Clínica Sol.*120,50.€/s);
    expect(await drawn({ test, clinics: [mar] })).not.toContain('id="pagar"');
  });
});

describe('the facts of a test', () => {
  const message = { title: 'Cómo prepararte', body: '<p>En ayunas.</p>' as RichText };
  const factsOf = (html: string) => /<dl id="datos".*?<\/dl>/s.exec(html)?.[0] ?? '';

  it('are its price, as search engines read it, its vouchers and its preparation', async () => {
    const html = await drawn({ test: aTest({ slug: 'holter', priceCents: 12_050, messages: [message] }) });
    expect(factsOf(html)).toMatch(/<strong>120,50.€<\/strong>/);
    expect(html).toContain('"price":"120.50"');
    expect(factsOf(html)).toMatch(
      /href="\/productos\/holter-con-consulta"[^>]*>Holter con consulta<\/a><strong> 90,00.€/,
    );
    expect(factsOf(html)).toMatch(/href="#preparacion"[^>]*>Cómo prepararte</);
    expect(html.match(/id="preparacion"/g)).toHaveLength(1);
    expect(html.slice(html.indexOf('id="preparacion"'))).toContain('En ayunas.');
  });

  it('find the preparation in a row, by its subtitle', async () => {
    const row = { title: 'Antes', subtitle: 'Preparación', body: '<p>Uno</p>' as RichText, picture: null };
    const html = await drawn({ test: aTest({ rows: [{ ...row, subtitle: null }, row] }) });
    expect(factsOf(html)).toContain('>Preparación</a>');
    expect(html.slice(html.indexOf('id="preparacion"'))).toContain('Antes');
  });

  it.each([null, 0])(
    'without a price (%s) are where to ask for it, and search engines read none',
    async (priceCents) => {
      const html = await drawn({ test: aTest({ priceCents }), vouchers: [] });
      expect(factsOf(html)).toMatch(/href="\/contacto"[^>]*>Consulta el precio</);
      expect(html).not.toContain('"@type":"Offer"');
      expect(factsOf(html)).not.toContain('preparacion');
    },
  );
});

describe('the photo of a test', () => {
  const photo = { url: '/media/api/foto.jpg', width: null, height: null, alt: 'Una sala', focus: '50% 20%' };
  const imageOf = (html: string) => /<img[^>]*foto\.jpg[^>]*>/.exec(html)?.[0] ?? '';

  it('is in the header, loads first, and has a description', async () => {
    const image = imageOf(await drawn({ photo }));
    expect(image).toContain('alt="Una sala"');
    expect(image).toContain('src="/media/640/api/foto.jpg"');
    expect(image).toContain('fetchPriority="high"');
    expect(image).toContain('object-position:50% 20%');
  });

  it('leaves no empty box', async () => {
    expect(await drawn()).not.toContain('test-photo');
  });

  it('comes before the pictures of the rows for search engines', async () => {
    expect(await drawn({ photo })).toMatch(/"image":"[^"]*\/media\/api\/foto\.jpg"/);
  });
});

describe('the rows of a test', () => {
  const row = { title: 'Qué es', subtitle: 'En qué consiste', body: '<p>Uno</p>' as RichText, picture: null };
  const test = aTest({
    rows: [row, { ...row, title: null, subtitle: 'Cómo se hace', body: '<p>Dos</p>' as RichText }],
  });

  it('show their picture, or the motif of the service', async () => {
    const html = await drawn({
      test,
      pictures: [{ url: '/media/x.webp', width: null, height: null, alt: null, focus: null }, null],
    });
    const [, first, second] = html.split('class="test-picture"');
    expect(first).toContain('src="/media/x.webp"');
    expect(second).toMatch(/^><svg aria-hidden="true"/);
  });

  it('use the subtitle as heading when there is no title', async () => {
    const html = await drawn({ test });
    expect(html).toMatch(/<hgroup><h2[^>]*>Qué es<\/h2><p[^>]*>En qué consiste<\/p><\/hgroup>/);
    expect(html).toMatch(/<h2[^>]*>Cómo se hace<\/h2>/);
  });

  it('are omitted when they are empty', async () => {
    const empty = { title: null, subtitle: null, body: null, picture: null };
    expect(await drawn({ test: aTest({ rows: [empty, empty] }) })).not.toContain('test-picture');
  });
});
