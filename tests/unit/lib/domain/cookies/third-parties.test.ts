import { ANALYTICS_ID, HEATMAP_ID } from '@clinic/contract/field-formats';
import { describe, expect, it } from 'vitest';
import { hasSeal, mayLoadThirdParties, PIXEL_ID, servicesOf } from '@/lib/domain/cookies/third-parties';

describe('ids', () => {
  it.each(['G-AB12CD34', 'G-XXXXXXXXXX', 'UA-1234567-1'])('%s is an id of analytics', (id) => {
    expect(ANALYTICS_ID.test(id)).toBe(true);
  });
  it.each(['', 'G-', 'g-ab12cd34', "G-AB');alert(1)//", 'G-AB12&x=', 'GTM-ABC123', 'G-AB12CD34\n', 'UA-1'])(
    '%j is not an id of analytics',
    (id) => {
      expect(ANALYTICS_ID.test(id)).toBe(false);
    },
  );
  it('of heatmap and pixel are numbers', () => {
    expect(HEATMAP_ID.test('1234567')).toBe(true);
    expect(PIXEL_ID.test('123456789012345')).toBe(true);
    for (const wrong of ['', 'abc', '12.5', '-1234567', '1234567/../', '1'.repeat(30)]) {
      expect(HEATMAP_ID.test(wrong)).toBe(false);
      expect(PIXEL_ID.test(wrong)).toBe(false);
    }
  });
});

describe('servicesOf', () => {
  const none = { analyticsId: null, heatmapId: null, pixelId: null, sealUrl: null, map: null };

  it('is null without configured services, else one letter for each', () => {
    expect(servicesOf(none)).toBeNull();
    expect(servicesOf({ ...none, analyticsId: 'G-AB12', map: { kind: 'google' } })).toBe('am');
    expect(servicesOf({ analyticsId: 'a', heatmapId: 'h', pixelId: 'p', sealUrl: 's', map: { kind: 'google' } })).toBe(
      'ahpsm',
    );
  });
});

describe('mayLoadThirdParties', () => {
  it.each([
    '/pedir-cita',
    '/pedir-cita?clinica=1',
    '/pedir-producto',
    '/contacto',
    '/consentimiento-informado',
    '/payment/ok/abc',
    '/resultados-busqueda?q=x',
    '/portal-profesional',
    '/portal-profesional/pedidos',
    '/registro-profesional',
    '/upgrade-password-profesional',
    '/forgot-password-profesional',
    '/profesionales/resetpassword',
    '/login',
    '/mi-portal-salud',
    '/mapa/valencia-centro',
  ])('not on %s', (path) => expect(mayLoadThirdParties(path)).toBe(false));

  it.each(['/', '/clinicas/valencia-centro', '/especialidades/cardiologia', '/actualidad', '/aviso-legal', '/medicos'])(
    'on %s',
    (path) => expect(mayLoadThirdParties(path)).toBe(true),
  );
});

describe('hasSeal', () => {
  it('recognises the banner of aesthetic medicine in any language, and no other', () => {
    for (const name of ['Medicina Estética', ' medicina estetica', 'Medicina Estètica', 'Aesthetic Medicine']) {
      expect(hasSeal(name)).toBe(true);
    }
    expect(hasSeal('Medicina Estética y Láser')).toBe(false);
    expect(hasSeal('Portada')).toBe(false);
  });
});
