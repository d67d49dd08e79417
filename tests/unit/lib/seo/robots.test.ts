import { describe, expect, it } from 'vitest';
import { robotsOf } from '@/lib/seo/metadata';

const open = { title: null, description: null, isIndexable: true };

describe('robotsOf', () => {
  it.each([
    ['/especial-online', { index: false, follow: true }],
    ['/consentimiento-informado', { index: false, follow: true }],
    ['/consentimiento-informado/N1', { index: false, follow: true }],
    ['/payment/ok', { index: false, follow: true }],
    ['/cita', { index: false, follow: true }],
    ['/espera', { index: false, follow: true }],
    ['/profesionales/acceso', { index: false, follow: true }],
    ['/profesionales/nueva-contrasena', { index: false, follow: true }],
    ['/resultados-busqueda', { index: false, follow: true }],
    ['/pedir-producto', { index: false, follow: false }],
    ['/mapa/torrent', { index: false, follow: false }],
  ])('keeps %s out, whatever its record says', (path, robots) => {
    expect(robotsOf(path, open)).toEqual(robots);
  });

  it('leaves every other page to its record', () => {
    expect(robotsOf('/productos/x', open)).toEqual({ index: true, follow: true });
    expect(robotsOf('/productos/x', { ...open, isIndexable: false })).toEqual({ index: false, follow: true });
  });
});
