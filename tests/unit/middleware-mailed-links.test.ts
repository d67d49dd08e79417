import { NextRequest } from 'next/server';
import { describe, expect, it, vi } from 'vitest';
import { sharedNotFound } from '@/lib/i18n/page-address';

vi.mock('@/lib/upstream/staff-calls', () => ({ isForStaff: () => false }));
const { default: middleware } = await import('../../middleware');

/** Without cookies a request is handled at once. */
const visit = (path: string) => middleware(new NextRequest(`http://localhost:3000${path}`)) as Response;
/** The address of the rendered page. */
const rendered = (path: string) =>
  new URL(visit(path).headers.get('x-middleware-rewrite') ?? path, 'http://localhost:3000').pathname;

describe('a mailed link whose # a mail program has encoded', () => {
  const SECRET = 'AAECAwQFBgcICQoLDA0ODwAAECAwQFBgcICQoLDA-_A';

  it.each([
    [`/cita%23${SECRET}`, `/cita#${SECRET}`],
    [`/ca/cita%23${SECRET}`, `/ca/cita#${SECRET}`],
    [`/EN/Cita%23${SECRET}`, `/en/cita#${SECRET}`],
    [`/es/cita/%23${SECRET}`, `/cita#${SECRET}`],
    [`/en/espera%23${SECRET}`, `/en/espera#${SECRET}`],
    [`/espera%2523${SECRET}?utm_source=mail`, `/espera#${SECRET}`],
    [`/cita%23${SECRET}&utm_source=mail`, `/cita#${SECRET}`],
    [`/cita%23${SECRET}%3Futm_source=mail`, `/cita#${SECRET}`],
    [`/cita%23${SECRET}.`, `/cita#${SECRET}`],
    [`/cita%23${SECRET}%3E`, `/cita#${SECRET}`],
    [`/ca/profesionales/nueva-contrasena%23token=${SECRET}`, `/ca/profesionales/nueva-contrasena#token=${SECRET}`],
    [`/profesionales/nueva-contrasena%23token%3D${SECRET}`, `/profesionales/nueva-contrasena#token=${SECRET}`],
    ['/clinicas/torrent%23horario', '/clinicas/torrent#horario'],
    ['/en/consentimiento-informado/AbC-1%23', '/en/consentimiento-informado/AbC-1'],
  ])('%s leads to %s', (path, target) => {
    const { status, headers } = visit(path);
    expect([status, headers.get('location')]).toEqual([303, `http://localhost:3000${target}`]);
    expect([headers.get('cache-control'), headers.get('referrer-policy')]).toEqual([
      'private, no-store',
      'no-referrer',
    ]);
    expect(sharedNotFound(path.split('?')[0] ?? '')).toBeNull();
  });

  it.each([
    [`/cita%23${SECRET.slice(0, 30)}`, '/cita'],
    [`/ca/espera%23${SECRET}x`, '/ca/espera'],
    ['/cita%23', '/cita'],
    ['/en/cita%23%ff', '/en/cita'],
    ['/profesionales/nueva-contrasena%23token=', '/profesionales/nueva-contrasena'],
    ['/clinicas/torrent%23%3Cscript%3E', '/clinicas/torrent'],
  ])('%s, which is not whole, leads to the page without it: %s', (path, target) => {
    const { status, headers } = visit(path);
    expect([status, headers.get('location')]).toEqual([303, `http://localhost:3000${target}`]);
  });

  it.each(['/wp-login.php%23x', '/%23', '/a/b/c/d/e%23x', '/%2523'])(
    '%s has no page and shows the missing one',
    (path) => {
      expect([rendered(path), visit(path).status]).toEqual(['/es/no-encontrada', 404]);
    },
  );

  it.each(['/cita', '/ca/espera', '/en/profesionales/nueva-contrasena', '/consentimiento-informado/N1'])(
    'is of a page that sends no Referer to anybody: %s',
    (path) => {
      expect(visit(path).headers.get('referrer-policy')).toBe('no-referrer');
      for (const other of ['/contacto', '/portal-profesional'])
        expect(visit(other).headers.get('referrer-policy')).toBeNull();
    },
  );
});
