import { describe, expect, it } from 'vitest';
import { callKind, type Traffic } from '@/lib/upstream/call-kind';

const kindOf = (traffic: Traffic, path: string, method = 'GET') =>
  callKind(traffic, method, new URL(path, 'http://api.test'));

describe('callKind', () => {
  it('gives each thing a visitor asks or sends a breaker and sockets of its own, which he cannot open', () => {
    const paths = ['/login_profesional_check', '/api/citas/buscarhuecos?x=1', '/api/citas/solicitar', '/api/buscador'];
    const kinds = paths.map((path) => kindOf('visitor', path, 'POST'));
    expect(new Set(kinds.map(({ name }) => name)).size).toBe(paths.length);
    expect(new Set(kinds.map(({ bulkhead }) => bulkhead)).size).toBe(paths.length);
    expect(kinds.every(({ isProvoked, isCached }) => isProvoked && !isCached)).toBe(true);
  });

  it('gives look-ups sockets and breakers apart from the search of the same address', () => {
    const kinds = (['visitor', 'prices', 'days'] as const).map((traffic) =>
      kindOf(traffic, '/api/citas/buscarhuecos?centromedico=1'),
    );
    expect(new Set(kinds.map(({ bulkhead }) => bulkhead)).size).toBe(3);
    expect(new Set(kinds.map(({ name }) => name)).size).toBe(3);
    expect(kinds.every(({ isProvoked, isCached }) => isProvoked && !isCached)).toBe(true);
  });

  it('gives each section of a page a breaker and sockets of its own, whatever record it is of', () => {
    const pictures = kindOf('catalogue', '/api/media_objects/27');
    expect(pictures).toEqual(kindOf('catalogue', '/api/media_objects/28'));
    const others = ['/api/especialidads/3/productos', '/api/centromedicos/3/equipamientos', '/api/etiquetas/1'];
    for (const path of others) expect(kindOf('catalogue', path).bulkhead).not.toBe(pictures.bulkhead);
    expect(kindOf('catalogue', '/v2/api/centromedicos?otro=0').bulkhead).toBe('catalogue');
    expect(kindOf('catalogue', '/v2/api/etiquetas?pagination=false').bulkhead).not.toBe('catalogue');
  });

  it('counts what a visitor’s address chooses apart from lists', () => {
    expect(kindOf('catalogue', '/api/centromedicos?urlseo=a')).toMatchObject({ isProvoked: true });
    expect(kindOf('catalogue', '/api/centromedicos?otro=0')).toMatchObject({ isProvoked: false });
    expect(kindOf('catalogue', '/api/centromedicos?urlseo=a').name).not.toBe(
      kindOf('catalogue', '/api/centromedicos').name,
    );
  });

  it('waits longer for what is sent than for what is read, and a search is read', () => {
    expect(kindOf('visitor', '/api/contactos/solicitar', 'POST').deadlineMs).toBe(8000);
    expect(kindOf('visitor', '/v2/api/buscador', 'POST').deadlineMs).toBe(3000);
    expect(kindOf('visitor', '/api/citas/comprobar').deadlineMs).toBe(3000);
  });
});
