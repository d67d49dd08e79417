import { describe, expect, it } from 'vitest';
import { appointmentHref, productHref, recordHref } from '@/lib/i18n/links';
import { localePath } from '@/lib/i18n/locales';

describe('localePath', () => {
  it.each([
    ['es', '/', '/'],
    ['es', '/contacto', '/contacto'],
    ['ca', '/', '/ca'],
    ['en', '/clinicas/x', '/en/clinicas/x'],
  ] as const)('in %s the path %s is %s', (locale, path, written) => {
    expect(localePath(locale, path)).toBe(written);
  });
});

describe('recordHref', () => {
  it('adds the language prefix to paths of the site, once', () => {
    expect(recordHref('en', '/pedir-cita')).toBe('/en/pedir-cita');
    expect(recordHref('en', '/en/pedir-cita')).toBe('/en/pedir-cita');
  });

  it.each(['https://example.test/x', '//example.test/x', '/\\example.test', '#precios', 'mailto:a@example.test'])(
    'leaves %s unchanged',
    (href) => {
      expect(recordHref('ca', href)).toBe(href);
    },
  );
});

describe('appointmentHref', () => {
  it('contains the known values and nothing else', () => {
    expect(appointmentHref('es', { clinicId: '3', from: '/clinicas/x' })).toBe(
      '/pedir-cita?clinica=3&origen=/clinicas/x',
    );
    expect(appointmentHref('en')).toBe('/en/pedir-cita');
    expect(appointmentHref('ca', { specialityId: '1', clinicId: '', day: '2026-12-03', from: '/' })).toBe(
      '/ca/pedir-cita?especialidad=1&fecha=2026-12-03&origen=/',
    );
  });
});

describe('productHref', () => {
  it('links to the request with the product selected, in the language of the page', () => {
    expect(productHref('es', { productId: '3', from: '/productos/x' })).toBe(
      '/pedir-producto?producto=3&origen=/productos/x',
    );
    expect(productHref('ca', { productId: '3', clinicId: '7' })).toBe('/ca/pedir-producto?producto=3&clinica=7');
  });

  it('keeps an unusual id inside its parameter', () => {
    expect(productHref('es', { productId: '3&clinica=7' })).toBe('/pedir-producto?producto=3%26clinica%3D7');
  });
});
