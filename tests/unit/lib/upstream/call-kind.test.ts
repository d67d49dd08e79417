import { describe, expect, it } from 'vitest';
import { callKind, type Traffic } from '@/lib/upstream/call-kind';

const kindOf = (traffic: Traffic, path: string, method = 'GET') =>
  callKind(traffic, method, new URL(path, 'http://api.test'));

describe('callKind', () => {
  it('separates breaker and sockets of each kind of visitor call, which the visitor cannot open', () => {
    const paths = ['/login_profesional_check', '/api/citas/buscarhuecos?x=1', '/api/citas/solicitar', '/api/buscador'];
    const kinds = paths.map((path) => kindOf('visitor', path, 'POST'));
    expect(new Set(kinds.map(({ name }) => name)).size).toBe(paths.length);
    expect(new Set(kinds.map(({ bulkhead }) => bulkhead)).size).toBe(paths.length);
    expect(kinds.every(({ isProvoked, isCached }) => isProvoked && !isCached)).toBe(true);
  });

  it('separates look-ups from the search of the same address', () => {
    const kinds = (['visitor', 'prices', 'days'] as const).map((traffic) =>
      kindOf(traffic, '/api/citas/buscarhuecos?centromedico=1'),
    );
    expect(new Set(kinds.map(({ bulkhead }) => bulkhead)).size).toBe(3);
    expect(new Set(kinds.map(({ name }) => name)).size).toBe(3);
    expect(kinds.every(({ isProvoked, isCached }) => isProvoked && !isCached)).toBe(true);
  });

  it('separates breaker and sockets of each page section, whatever its record', () => {
    const pictures = kindOf('catalogue', '/api/media_objects/27');
    expect(pictures).toEqual(kindOf('catalogue', '/api/media_objects/28'));
    const others = ['/api/especialidads/3/productos', '/api/centromedicos/3/equipamientos', '/api/etiquetas/1'];
    for (const path of others) expect(kindOf('catalogue', path).bulkhead).not.toBe(pictures.bulkhead);
    expect(kindOf('catalogue', '/v2/api/centromedicos?otro=0').bulkhead).toBe('catalogue');
    expect(kindOf('catalogue', '/v2/api/etiquetas?pagination=false').bulkhead).not.toBe('catalogue');
  });

  it('counts addresses chosen by the visitor apart from lists', () => {
    expect(kindOf('catalogue', '/api/centromedicos?urlseo=a')).toMatchObject({ isProvoked: true });
    expect(kindOf('catalogue', '/api/centromedicos?otro=0')).toMatchObject({ isProvoked: false });
    expect(kindOf('catalogue', '/api/centromedicos?urlseo=a').name).not.toBe(
      kindOf('catalogue', '/api/centromedicos').name,
    );
  });

  it('waits longer for writes than for reads, and a search is a read', () => {
    expect(kindOf('visitor', '/api/contactos/solicitar', 'POST').deadlineMs).toBe(8000);
    expect(kindOf('visitor', '/v2/api/buscador', 'POST').deadlineMs).toBe(3000);
    expect(kindOf('visitor', '/api/citas/comprobar').deadlineMs).toBe(3000);
  });
});
