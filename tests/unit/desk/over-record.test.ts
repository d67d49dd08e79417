import { expect, it } from 'vitest';
import { overRecord } from '@/desk/src/drafts/over-record';

const RECORD = { '@id': '/c/1', id: 1, nombre: { es: 'Uno', ca: 'U', en: 'One' }, telefono: '1', etiquetas: ['/e/1'] };

it('a language that a draft does not change keeps the value of the record', () => {
  expect(overRecord(RECORD, { nombre: { es: 'Dos' } })).toEqual({ nombre: { es: 'Dos', ca: 'U', en: 'One' } });
});

it('other values come from the draft', () => {
  const changes = { telefono: null, etiquetas: [] };
  expect(overRecord(RECORD, changes)).toEqual(changes);
});

it('a new record has only its draft', () => {
  expect(overRecord(null, { nombre: { es: 'Dos' } })).toEqual({ nombre: { es: 'Dos' } });
});
