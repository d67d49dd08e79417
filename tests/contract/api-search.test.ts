import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from '@clinic/contract/tests/support/loopback';
import { describe, expect, it } from 'vitest';
import { searchUpstream } from '@/lib/catalogue/upstream-search';
import { apiUpstream } from '../support/api-upstream';
import { recordings } from '../support/replay';

const upstream = apiUpstream();
const wire = recordings('api');

const NOTHING = { specialities: [], doctors: [], clinics: [], associated: [], products: [] };

let sent = '';
/** Responds to a search with a body, and to the catalogue lists from the table; anything else fails. */
function answering(found: unknown, lists: Record<string, unknown[]> = {}) {
  upstream.answer = (request: IncomingMessage, response: ServerResponse) => {
    if (request.method === 'POST' && request.url === '/api/buscador') {
      sent = '';
      request.on('data', (part) => {
        sent += part;
      });
      request.on('end', () => json(response, 200, found, 'application/json'));
      return;
    }
    const list = Object.keys(lists).find((start) => request.url?.startsWith(start));
    if (list) json(response, 200, { 'hydra:member': lists[list] });
    else json(response, 500, {});
  };
}

const cardiology = { id: 3, nombre: 'Cardiología', urlseo: 'cardiologia', servicio: 'medicas', mostrarpagina: true };
const CARDIOLOGY = { id: '3', name: 'Cardiología', slug: 'cardiologia', service: 'medicas', hasPage: true };
const whole = { '@id': '/api/especialidads/3', ...cardiology };

describe('a search', () => {
  it('reads the recorded response without another call and sends the language', async () => {
    answering(wire.get('custom-buscador')?.body);
    expect(await searchUpstream('en', 'card')).toEqual({ ...NOTHING, specialities: [CARDIOLOGY] });
    expect(upstream.calls).toEqual(['POST /api/buscador']);
    expect(upstream.headers[0]?.['x-locale-front']).toBe('en');
    expect(JSON.parse(sent)).toEqual({ busqueda: 'card' });
  });

  it('is sent again each time', async () => {
    answering(wire.get('custom-buscador-none')?.body);
    expect(await searchUpstream('es', 'zzzz')).toEqual(NOTHING);
    expect(await searchUpstream('es', 'zzzz')).toEqual(NOTHING);
    expect(upstream.calls).toHaveLength(2);
  });

  it.each([
    ['collections', { especialidades: { 'hydra:member': [whole], 'hydra:totalItems': 1 } }],
    ['unprefixed collections', { especialidades: { member: [whole] }, medicos: null }],
    ['keyed objects', { especialidades: { 0: cardiology, 2: cardiology }, medicos: {} }],
    ['the name of the entity', { especialidads: [cardiology], especialidades: null }],
    ['flags as numbers', { especialidades: [{ ...cardiology, mostrarpagina: '1' }] }],
  ])('reads %s', async (_name, found) => {
    answering(found);
    expect(await searchUpstream('es', 'card')).toEqual({ ...NOTHING, specialities: [CARDIOLOGY] });
  });

  it.each([[[]], [{ especialidades: null, medicos: null }]])('reads %j as no results', async (found) => {
    answering(found);
    expect(await searchUpstream('es', 'card')).toEqual(NOTHING);
  });

  it.each([[null], ['text'], [{}], [{ code: 500, message: 'x' }], [{ especialidades: 'x' }], [[1]]])(
    'does not read %j as no results',
    async (found) => {
      answering(found);
      await expect(searchUpstream('es', 'card')).rejects.toMatchObject({ code: 'unexpected_shape' });
    },
  );

  it('throws when the upstream fails', async () => {
    upstream.answer = (_request, response) => json(response, 500, {});
    await expect(searchUpstream('es', 'card')).rejects.toMatchObject({ code: 'unavailable' });
  });
});

describe('a found record', () => {
  it('is completed from the lists of the catalogue, also when it is only an address', async () => {
    const clinic = { '@id': '/api/centromedicos/5', nombre: 'Madrid Norte', urlseo: 'madrid-norte', region: 'madrid' };
    answering(
      {
        especialidades: ['/api/especialidads/3', { id: 8, nombre: 'Podología' }, '/api/especialidads/99'],
        medicos: [
          { id: 1, nombre: 'Dra. Ana', especialidads: ['/api/especialidads/3', { nombre: 'Imagen &amp; más' }] },
        ],
        centromedicos: ['/api/centromedicos/5', { id: 6, nombre: 'Otra' }],
        productos: [{ id: 2, nombre: 'Bono' }],
      },
      {
        '/api/especialidads': [whole, { id: 8, nombre: 'x', urlseo: 'podologia', servicio: 'medicas' }],
        '/api/centromedicos?otro=0': [{ ...clinic, especialidads: [] }],
        '/api/centromedicos?otro=1': [{ id: 6, nombre: 'Otra', region: 'valencia', otro: true }],
        '/api/productos': [{ id: 2, nombre: 'Bono', urlseo: 'bono', precio: '120.50' }],
      },
    );
    expect(await searchUpstream('es', 'x')).toEqual({
      ...NOTHING,
      specialities: [CARDIOLOGY, { id: '8', name: 'Podología', slug: 'podologia', service: 'medicas', hasPage: false }],
      doctors: [{ id: '1', name: 'Dra. Ana', specialityNames: ['Cardiología', 'Imagen & más'] }],
      clinics: [{ id: '5', name: 'Madrid Norte', slug: 'madrid-norte', region: 'madrid' }],
      associated: [{ id: '6', name: 'Otra', region: 'valencia' }],
      products: [{ id: '2', name: 'Bono', slug: 'bono', priceCents: 12050 }],
    });
  });

  it('is returned without the missing fields when the lists cannot be read', async () => {
    answering({ especialidades: [{ id: 8, nombre: 'Podología' }], medicos: [{ id: 1 }, 7, null] });
    expect(await searchUpstream('es', 'x')).toEqual({
      ...NOTHING,
      specialities: [{ id: '8', name: 'Podología', slug: '', service: null, hasPage: false }],
    });
  });

  it('that is a clinic flagged as another centre is listed once, as associated', async () => {
    const clinic = { id: 1, nombre: 'Propia', urlseo: 'propia', region: 'valencia', otro: 0 };
    const other = { id: 2, nombre: 'Ajena', urlseo: 'ajena', region: 'valencia', otro: '1' };
    answering({ centromedicos: [clinic, other, clinic], otroscentromedicos: [{ ...other, otro: false }] });
    expect(await searchUpstream('es', 'x')).toEqual({
      ...NOTHING,
      clinics: [{ id: '1', name: 'Propia', slug: 'propia', region: 'valencia' }],
      associated: [{ id: '2', name: 'Ajena', region: 'valencia' }],
    });
  });

  it('is one of at most a hundred of its kind', async () => {
    const many = Array.from({ length: 300 }, (_, id) => ({ id: id + 1, nombre: `Dr. ${id}`, especialidads: [] }));
    answering({ medicos: many });
    expect((await searchUpstream('es', 'dr')).doctors).toHaveLength(100);
  });
});
