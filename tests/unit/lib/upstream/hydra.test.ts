import { describe, expect, it } from 'vitest';
import { idOf, membersOf, nextPageOf, relatedIds } from '@/lib/upstream/hydra';

process.env.API_URL = 'https://api.example.test';

describe('membersOf', () => {
  it.each([
    [{ 'hydra:member': [1, 2] }],
    [{ member: [1, 2] }],
    [[1, 2]],
    [{ 0: 1, 2: 2 }],
    [{ 'hydra:member': { 0: 1, 2: 2 } }],
  ])('reads two records from %j', (body) => {
    expect(membersOf(body)).toEqual([1, 2]);
  });

  it.each([[{ 'hydra:member': [] }], [{ member: [] }], [[]], [{}], [null]])('reads none from %j', (body) => {
    expect(membersOf(body)).toEqual([]);
  });

  it.each([[{ code: 404, message: 'x' }], ['text'], [7]])('refuses %j, which is not an empty list', (body) => {
    expect(() => membersOf(body)).toThrow('no known shape');
  });
});

describe('nextPageOf', () => {
  it('reads the link in either spelling and none on the last page', () => {
    expect(nextPageOf({ 'hydra:view': { 'hydra:next': '/api/x?page=2' } })).toBe('/api/x?page=2');
    expect(nextPageOf({ view: { next: '/api/x?page=2' } })).toBe('/api/x?page=2');
    expect(nextPageOf({ 'hydra:view': { '@id': '/api/x' } })).toBeNull();
  });

  it('does not follow a link away from the API', () => {
    expect(nextPageOf({ view: { next: 'https://evil.example.test/api/x?page=2' } })).toBeNull();
  });
});

describe('idOf', () => {
  it.each([
    ['/api/media_objects/27', '27'],
    ['https://api.example.test/api/media_objects/27', '27'],
    [{ '@id': '/api/media_objects/27', id: 9 }, '27'],
    [{ '@id': '/api/centromedicos/1/fotografia', id: 27 }, '27'],
    [{ id: '27' }, '27'],
    [{ nombre: 'x' }, null],
    ['/api/centromedicos/1/fotografia', null],
    [null, null],
  ])('reads the identity of %j as %j', (relation, id) => {
    expect(idOf(relation)).toBe(id);
  });
});

describe('relatedIds', () => {
  it('distinguishes a record without the relation from one with an empty relation', () => {
    expect(relatedIds(null)).toBeNull();
    expect(relatedIds(undefined)).toBeNull();
    expect(relatedIds([])).toEqual([]);
  });

  it('reads IRIs, embedded records and keyed objects alike', () => {
    expect(relatedIds(['/api/x/1', { '@id': '/api/x/2' }])).toEqual(['1', '2']);
    expect(relatedIds({ 0: '/api/x/1', 3: { id: 2 } })).toEqual(['1', '2']);
  });
});
