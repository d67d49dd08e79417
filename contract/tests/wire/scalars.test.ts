import { describe, expect, it } from 'vitest';
import { wireClinicSchema } from '../../wire/catalogue';
import { isOn, wireFocus, wireKnownFlag } from '../../wire/scalars';

describe('isOn', () => {
  it.each([true, 1, '1', 'true', 'TRUE', ' true '])('reads %j as on', (value) => {
    expect(isOn(value)).toBe(true);
  });

  it.each([false, 0, '0', 'untrue', 'true story', '10', 'false', '', 'no', 2, null, undefined, {}, []])(
    'reads %j as off',
    (value) => {
      expect(isOn(value)).toBe(false);
    },
  );
});

describe('a wire record', () => {
  it('treats null, missing and a wrong type alike', () => {
    const absent = wireClinicSchema.parse({ id: 1, nombre: 'a' });
    expect(wireClinicSchema.parse({ id: '1', nombre: 'a', telefono: null, otro: null })).toEqual(absent);
    expect(wireClinicSchema.parse({ id: 1, nombre: 'a', telefono: ['x'], otro: 'x' })).toEqual(absent);
  });

  it('distinguishes a null picture from a missing one', () => {
    const pictureOf = (more: object) => wireClinicSchema.parse({ id: 1, ...more }).fotografia;
    expect([pictureOf({ fotografia: null }), pictureOf({})]).toEqual([null, undefined]);
  });

  it('accepts a number where text is expected', () => {
    expect(wireClinicSchema.parse({ telefono: 963400900 }).telefono).toBe('963400900');
  });

  it.each([null, 'text', 7, []])('refuses %j', (value) => {
    expect(wireClinicSchema.safeParse(value).success).toBe(false);
  });
});

it('the focus point of a picture is kept only when it is valid', () => {
  expect([wireFocus.parse('50% 20%'), wireFocus.parse('left'), wireFocus.parse(null)]).toEqual(['50% 20%', null, null]);
});

it('a missing flag is null', () => {
  expect([null, undefined, ''].map((value) => wireKnownFlag.parse(value))).toEqual([null, null, null]);
  expect(['1', 0, 'no'].map((value) => wireKnownFlag.parse(value))).toEqual([true, false, false]);
});
