import { describe, expect, it } from 'vitest';
import { bookingOfVoucher, priceListing, priceListingPath, vouchersOfBookings } from '@/lib/domain/price-list';
import { foldedText } from '@/lib/domain/related';
import { aClinic, aProduct, aSpeciality, aTest } from '../../../support/domain';

const imaging = aSpeciality({ id: '7', name: 'Resonancia magnética' });
const catalogue = {
  specialities: [aSpeciality({ id: '3', name: 'Cardiología' }), imaging],
  clinics: [aClinic({ id: '1', name: 'Clínica Mar' }), aClinic({ id: '2', name: 'Clínica Sol' })],
  tests: [
    aTest({ name: 'Resonancia de rodilla', slug: 'rodilla', priceCents: 17_500, specialityIds: ['9', '7'] }),
    aTest({ name: 'Holter', slug: 'holter', priceCents: null, specialityIds: ['3'] }),
    aTest({ name: 'Audiometría', slug: 'audiometria', priceCents: 4500, specialityIds: null }),
  ],
  vouchers: [
    aProduct({ name: 'Bono de rodilla', slug: 'bono', priceCents: 14_900, specialityIds: ['7'] }),
    aProduct({ name: 'Sesión informativa', slug: 'sesion', priceCents: 0, specialityIds: ['7'] }),
  ],
  bookings: [
    { test: 'testPCR' as const, clinicId: '1', cents: 5900 },
    { test: 'testPCR' as const, clinicId: '2', cents: 5900 },
    { test: 'testPCR' as const, clinicId: '2', cents: 4500 },
    { test: 'testPCR' as const, clinicId: '8', cents: 1000 },
  ],
};
const names = { bookings: 'Con hora', others: 'Otros', testName: () => 'PCR nasofaríngea' };
const found = (text = '', number = 1) =>
  priceListing(catalogue, names, text, number)?.sections.map(({ name, members }) => [
    name,
    members.map((row) => `${row.name} ${row.cents} ${[row.path, ...row.clinics].join(' ')}`),
  ]);

describe('the list of prices', () => {
  it('lists prices under the first known speciality of their record, and omits records without a price', () => {
    expect(found()).toEqual([
      [
        'Con hora',
        [
          'PCR nasofaríngea 5900 /pedir-cita#prueba=testPCR Clínica Mar Clínica Sol',
          'PCR nasofaríngea 4500 /pedir-cita#prueba=testPCR Clínica Sol',
        ],
      ],
      [
        'Resonancia magnética',
        ['Resonancia de rodilla 17500 /pruebas/rodilla', 'Bono de rodilla 14900 /productos/bono'],
      ],
      ['Otros', ['Audiometría 4500 /pruebas/audiometria']],
    ]);
  });

  it.each([
    ['BONO rodilla', ['Bono de rodilla 14900 /productos/bono']],
    ['magnetica bono', ['Bono de rodilla 14900 /productos/bono']],
    ['clinica mar', ['PCR nasofaríngea 5900 /pedir-cita#prueba=testPCR Clínica Mar Clínica Sol']],
    ['zzz', []],
  ])('is searched by name, speciality and clinic: %s', (text, rows) => {
    expect((found(text) ?? []).flatMap(([, members]) => members)).toEqual(rows);
  });

  it('has no page beyond the last', () => {
    expect(found('', 2)).toBeUndefined();
    expect(priceListingPath(2)).toBe('/precios/pagina/2');
  });
});

describe('a voucher that names a test booked by slot', () => {
  const voucher = { ...aProduct({ name: 'PCR para viajar', slug: 'viaje', priceCents: 7900 }), words: '' };
  const travel = { ...voucher, words: foldedText('PCR para viajar: PCR nasofaríngea con informe') };
  const testName = (test: string) => (test === 'testPCR' ? 'PCR nasofaríngea' : 'Test de antígenos');

  it('leads to its lowest price, and the test to the voucher', () => {
    expect(bookingOfVoucher(travel, catalogue.bookings, testName)).toEqual({
      ...{ name: 'PCR nasofaríngea', cents: 1000, isLowest: true },
    });
    expect(bookingOfVoucher(travel, catalogue.bookings.slice(0, 2), testName)).toMatchObject({ isLowest: false });
    expect(vouchersOfBookings([voucher, travel], testName)).toEqual({
      testPCR: { name: 'PCR para viajar', slug: 'viaje', cents: 7900 },
    });
  });

  it('is not guessed: another voucher, one without a price, a test that nobody books', () => {
    expect(bookingOfVoucher(voucher, catalogue.bookings, testName)).toBeNull();
    expect(bookingOfVoucher(travel, [], testName)).toBeNull();
    expect(vouchersOfBookings([{ ...travel, priceCents: 0 }], testName)).toEqual({});
  });
});
