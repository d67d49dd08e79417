import { describe, expect, it } from 'vitest';
import { bannerTarget } from '@/lib/domain/banner-target';

describe('bannerTarget', () => {
  it.each([
    ['/pedir-cita', 'appointment'],
    ['/en/pedir-cita?clinica=1', 'appointment'],
    ['/pedir-producto', 'product'],
    ['/ca/contacto#mapa', 'contact'],
    ['/especial-online', 'shop'],
    ['/registro-profesional', 'registration'],
    ['/medicos', 'doctors'],
    ['/medicos/dra-neus-puig-1', 'doctor'],
    ['/clinicas', 'clinics'],
    ['/clinicas/valencia-centro', 'clinic'],
    ['/clinicas/centros-asociados', 'more'],
    ['/especialidades/', 'specialities'],
    ['/especialidades/cardiologia', 'speciality'],
    ['/especialidades/cardiologia/valencia', 'more'],
    ['/pruebas/ecografia', 'test'],
    ['/productos/analitica-basica', 'voucher'],
    ['/actualidad', 'news'],
    ['/actualidad/gripe', 'article'],
    ['/canarias', 'more'],
    ['/', 'more'],
    ['tel:+34963400900', 'call'],
    ['mailto:a@example.test', 'write'],
    ['https://www.example.test/x', 'elsewhere'],
  ])('of %s is %s', (href, target) => {
    expect(bannerTarget(href)).toBe(target);
  });
});
