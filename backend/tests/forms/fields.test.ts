import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { oneLine, optionalText, parseEmail, parseRecordId, requiredMessage } from '#forms/fields';

describe('text from visitors', () => {
  it.each([
    ['  Ana  ', 'Ana'],
    ['Ana\r\nBcc: todos@example.test', 'Ana Bcc: todos@example.test'],
    ['\u0000Ana\u001b[31m', 'Ana [31m'],
    ['Ana \u202etxt.exe', 'Ana  txt.exe'],
    ['Ana \ud800 López', 'Ana   López'],
    ['👩‍⚕️ مريم חנה Núria l·l', '👩‍⚕️ مريم חנה Núria l·l'],
  ])('%j is kept on one line as %j', (typed, kept) => {
    expect(oneLine(typed)).toBe(kept);
  });

  it('keeps the lines of a message from any operating system', () => {
    expect(requiredMessage(50).parse('Hola\r\n\r\nadiós\u0007\ty\u0085ya ')).toBe('Hola\n\nadiós y ya');
  });

  it('is null when it is empty, and is limited in characters, not in code units', () => {
    const name = optionalText(3);
    for (const nothing of [null, undefined, '', '  ', '\u0000']) expect(name.parse(nothing)).toBeNull();
    expect(name.parse('👩👩👩')).toBe('👩👩👩');
    expect(name.parse(600)).toBe('600');
    for (const wrong of ['four', {}, [], true]) expect(name.safeParse(wrong).success).toBe(false);
    expect(z.object({ name }).parse({})).toEqual({ name: null });
  });

  it.each([' Ana.Perez+web@Example.test ', "o'brien@sub.example.test", 'a_b-c@xn--caa-rma.test'])(
    '%s is an address',
    (typed) => {
      expect(parseEmail(typed)).toBe(typed.trim().toLowerCase());
    },
  );

  it.each([
    '',
    'ana',
    'ana@example',
    'ana@example.',
    '@example.test',
    'ana@exa mple.test',
    'ana@example.test\nBcc: x@y.z',
    'Ana <ana@example.test>',
    'ana@example.test,eva@example.test',
    'añá@example.test',
    `${'a'.repeat(250)}@example.test`,
  ])('%j is no address', (typed) => {
    expect(parseEmail(typed)).toBeNull();
  });

  it.each([
    [7, 7],
    ['7', 7],
    ['/api/centromedicos/7', 7],
    ['0', null],
    ['7; drop table voucher', null],
    ['99999999999', null],
    [7.5, null],
    [null, null],
    [[7], null],
    [{ toString: 7 }, null],
  ])('the number of %j is %j', (value, id) => {
    expect(parseRecordId(value)).toBe(id);
  });
});
