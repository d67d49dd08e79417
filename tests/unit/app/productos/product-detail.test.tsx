import type { ComponentProps } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ProductDetail } from '@/app/[locale]/productos/[urlseo]/product-detail';
import type { RichText } from '@/lib/domain/media';
import { aClinic, aProduct, aSpeciality } from '../../../support/domain';
import { draw } from '../../../support/draw';

vi.mock('next-intl/server', () => import('@/tests/support/labels'));

const scanner = aSpeciality({ id: '5', slug: 'tac', name: 'TAC', service: 'imagen' });
const scan = aProduct({ id: '9', slug: 'tac-coronario', name: 'TAC coronario', priceCents: 12900 });

const drawn = (given: Partial<ComponentProps<typeof ProductDetail>> = {}) =>
  draw(
    <ProductDetail
      locale="en"
      product={scan}
      specialities={[scanner]}
      picture={null}
      clinics={[aClinic({ name: 'Clínica Mar' })]}
      tests={[{ name: 'TAC coronario', slug: 'tac-coronario' }]}
      booking={null}
      {...given}
    />,
  );

const REQUEST = /href="\/en\/pedir-producto\?producto=9&amp;origen=\/productos\/tac-coronario"[^>]*>Estoy interesad@</g;

describe('a product', () => {
  it('links to its tests, its speciality and the vouchers of the speciality', async () => {
    const html = await drawn();
    expect(html).toContain('href="/en/pruebas/tac-coronario"');
    expect(html).toContain('href="/en/especialidades/tac"');
    expect(html).toContain('href="/en/especial-online?especialidad=5"');
  });

  it('says that the test alone is booked by time at another price', async () => {
    const booking = { name: 'PCR nasofaríngea', cents: 4500, isLowest: true };
    const html = await drawn({ booking });
    expect(html).toMatch(/PCR nasofaríngea, desde €45.00\./);
    expect(html).toContain('href="/en/precios"');
    expect(await drawn({ booking: { ...booking, isLowest: false } })).toMatch(/PCR nasofaríngea, €45.00\./);
    expect(await drawn()).not.toContain('/precios"');
  });

  it('is requested by its id, from two places (M68)', async () => {
    expect((await drawn()).match(REQUEST)).toHaveLength(2);
  });

  it('shows its price with taxes and the pricing policy', async () => {
    const html = await drawn();
    expect(html).toContain('€129.00');
    expect(html).toContain('impuestos incluidos');
    expect(html).toContain('href="/en/politica-precios"');
  });

  it.each([null, 0])('suggests an enquiry instead of showing a price of %s', async (priceCents) => {
    const html = await drawn({ product: { ...scan, priceCents } });
    expect(html).toContain('Consulta el precio');
    expect(html).not.toMatch(/€|impuestos incluidos/);
  });

  it('has a dialog of clinics only when it has clinics', async () => {
    expect(await drawn()).toContain('<dialog id="clinicas-producto"');
    expect(await drawn({ clinics: [] })).not.toContain('clinicas-producto');
  });

  it('is listed under its service and its speciality, linked when the speciality has a page', async () => {
    expect(await drawn()).toContain('<a href="/en/especialidades/tac">TAC</a>');
    const html = await drawn({ specialities: [{ ...scanner, hasPage: false }] });
    expect(html).toContain('<li>TAC</li>');
    expect(html).toContain('data-service="imagen"');
  });

  it('omits missing texts', async () => {
    const html = await drawn({ clinics: [], tests: [], specialities: [] });
    expect(html).not.toContain('<h2');
    const body = '<p>Consulta</p>' as RichText;
    expect(await drawn({ clinics: [], product: { ...scan, left: { title: 'Incluye', body } } })).toMatch(
      /<h2[^>]*>Incluye<\/h2>/,
    );
  });
});
