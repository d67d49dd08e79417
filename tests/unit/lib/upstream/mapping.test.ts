import { parseCoordinates } from '@clinic/contract/positions';
import { describe, expect, it } from 'vitest';
import { linesOf, mediaRefOf } from '@/lib/upstream/mapping';
import { serverMessage, statusInBody } from '@/lib/upstream/problem';

process.env.API_URL = 'https://api.example.test';

describe('parseCoordinates', () => {
  it.each([
    ['39.46975,-0.37739', { latitude: 39.46975, longitude: -0.37739 }],
    ['@39.15,-0.4333', { latitude: 39.15, longitude: -0.4333 }],
    ['39.9864, -0.0513', { latitude: 39.9864, longitude: -0.0513 }],
    ['@41.393,2.15,17z', { latitude: 41.393, longitude: 2.15 }],
    ['Calle Mayor 1', null],
    ['95.0,2.1', null],
    ['41.1,190.5', null],
    ['', null],
    [null, null],
  ])('reads %j', (text, coordinates) => {
    expect(parseCoordinates(text)).toEqual(coordinates);
  });
});

describe('linesOf', () => {
  it('keeps one line per rule, in any notation of the separators', () => {
    expect(linesOf('Lunes 7:40\r\nS&aacute;bado<br>Domingo\n\n')).toBe('Lunes 7:40\nSábado\nDomingo');
    expect(linesOf(' ')).toBeNull();
  });
});

describe('mediaRefOf', () => {
  it.each([
    ['/api/media_objects/27', '/api/media_objects/27'],
    [{ '@id': '/api/media_objects/27' }, '/api/media_objects/27'],
    [{ '@id': '/api/centromedicos/1/fotografia', contentUrl: '/media/x.jpg' }, '/media/api/x.jpg'],
    ['https://evil.example.test/api/media_objects/27', null],
    [null, null],
    [undefined, null],
  ])('reads %j as %j', (value, ref) => {
    expect(mediaRefOf(value)).toBe(ref);
  });
});

describe('an error body', () => {
  it.each([
    [{ error: 'a' }, 'a'],
    [{ code: 401, message: 'b' }, 'b'],
    [{ 'hydra:title': 'An error occurred', 'hydra:description': 'c' }, 'c'],
    [{ title: 'An error occurred', detail: 'd' }, 'd'],
    [{ error: { code: 404, message: 'e' } }, 'e'],
    [{ title: 'f' }, 'f'],
    [{}, null],
    ['<h1>x</h1>', null],
    [null, null],
  ])('%j says %j', (body, message) => {
    expect(serverMessage(body)).toBe(message);
  });

  it.each([
    [{ status: 404 }, 404],
    [{ code: 401 }, 401],
    [{ error: { code: 404 } }, 404],
    [{ code: 'rest_invalid_param', data: { status: 400 } }, 400],
    [{ code: '404' }, null],
    [{ status: 200 }, null],
    [null, null],
  ])('%j carries the status %j', (body, status) => {
    expect(statusInBody(body)).toBe(status);
  });
});
