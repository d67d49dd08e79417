import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import {
  CALLBACK_REASONS,
  CALLBACK_WINDOWS,
  callbackSchema,
  forgotPasswordSchema,
  loginSchema,
  registrationSchema,
  resetPasswordSchema,
  upgradePasswordSchema,
} from '@/lib/domain/professional/schemas';
import es from '@/messages/es.json';

/** The first error of each field, or null. The forms must know every key. */
function problemsOf(schema: z.ZodType, sent: unknown): Record<string, string> | null {
  const read = schema.safeParse(sent);
  if (read.success) return null;
  expect(Object.keys(es.ProfessionalForms.errors)).toEqual(
    expect.arrayContaining(read.error.issues.map(({ message }) => message)),
  );
  return Object.fromEntries(read.error.issues.toReversed().map(({ path, message }) => [path.join('.'), message]));
}

describe('a registration', () => {
  const whole = { name: ' Marta  Ruiz\n', email: ' marta@clinica.test ', acceptsTerms: true };

  it('requires a name, an e-mail and the consent (M166)', () => {
    expect(problemsOf(registrationSchema, {})).toEqual({
      name: 'nameMissing',
      email: 'emailMissing',
      acceptsTerms: 'termsMissing',
    });
    expect(registrationSchema.parse(whole)).toEqual({
      name: 'Marta  Ruiz',
      email: 'marta@clinica.test',
      phone: null,
      collegeNumber: null,
      specialityId: null,
      acceptsTerms: true,
    });
  });

  it('drops unknown fields and reads empty ones as missing', () => {
    const sent = { ...whole, phone: ' ', collegeNumber: '46/1', specialityId: '', status: 'active', role: 'admin' };
    expect(registrationSchema.parse(sent)).toMatchObject({ phone: null, collegeNumber: '46/1', specialityId: null });
    expect(Object.keys(registrationSchema.parse(sent))).not.toContain('status');
  });

  it.each([
    [{ name: '' }, { name: 'nameMissing' }],
    [{ name: '123 / -' }, { name: 'nameInvalid' }],
    [{ name: 7 }, { name: 'invalid' }],
    [{ name: 'x'.repeat(101) }, { name: 'tooLong' }],
    [{ email: 'marta' }, { email: 'emailInvalid' }],
    [{ email: 'a@b.test\r\nBcc: c@d.test' }, { email: 'emailInvalid' }],
    [{ phone: 'x'.repeat(51) }, { phone: 'tooLong' }],
    [{ collegeNumber: {} }, { collegeNumber: 'invalid' }],
    [{ acceptsTerms: 'true' }, { acceptsTerms: 'termsMissing' }],
  ])('with %j is refused by %j', (wrong, problems) => {
    expect(problemsOf(registrationSchema, { ...whole, ...wrong })).toEqual(problems);
  });

  it.each([null, 7, 'x', []])('is not %j', (sent) => {
    expect(problemsOf(registrationSchema, sent)).toEqual({ '': 'invalid' });
  });
});

describe('a call request', () => {
  const whole = { phone: '600 111 222', window: '09:00-11:00', reason: 'Otros', acceptsTerms: true };

  it('has the windows and reasons of the specification (M171)', () => {
    expect(CALLBACK_WINDOWS).toEqual(['09:00-11:00', '11:00-13:00', '13:00-15:00', '15:00-17:00']);
    expect(CALLBACK_REASONS.join(', ')).toBe(
      'Aseguradoras, Asistencia técnica, Baja o cambio de datos del portal profesional, Facturación, ' +
        'Información sobre productos y servicios, Informes de resultados, Citación, Otros',
    );
  });

  it('requires everything (M172), and ignores a name from the browser', () => {
    expect(problemsOf(callbackSchema, {})).toEqual({
      phone: 'phoneMissing',
      window: 'windowMissing',
      reason: 'reasonMissing',
      acceptsTerms: 'termsMissing',
    });
    expect(callbackSchema.parse({ ...whole, name: 'boss', email: 'boss@x.test' })).toEqual(whole);
  });

  it.each([
    [{ phone: '12' }, { phone: 'phoneInvalid' }],
    [{ phone: '6'.repeat(51) }, { phone: 'tooLong' }],
    [{ window: '09:00-12:00' }, { window: 'invalid' }],
    [{ reason: 'otros' }, { reason: 'invalid' }],
    [{ acceptsTerms: false }, { acceptsTerms: 'termsMissing' }],
  ])('with %j is refused by %j', (wrong, problems) => {
    expect(problemsOf(callbackSchema, { ...whole, ...wrong })).toEqual(problems);
  });
});

describe('passwords', () => {
  it('are accepted as typed, including spaces', () => {
    expect(loginSchema.parse({ username: ' ana@b.test ', password: ' a b ' })).toEqual({
      username: 'ana@b.test',
      password: ' a b ',
    });
  });

  it.each([
    [loginSchema, {}, { username: 'emailMissing', password: 'passwordMissing' }],
    [loginSchema, { username: 'a', password: 7 }, { password: 'passwordMissing' }],
    [
      loginSchema,
      { username: 'x'.repeat(255), password: 'x'.repeat(513) },
      { username: 'tooLong', password: 'tooLong' },
    ],
    [upgradePasswordSchema(''), {}, { password: 'passwordMissing', acceptsTerms: 'termsMissing' }],
    [
      upgradePasswordSchema(''),
      { oldPassword: '', password: 'siete nubes con acordeón', acceptsTerms: true },
      { oldPassword: 'oldPasswordMissing' },
    ],
    [forgotPasswordSchema, {}, { email: 'emailMissing', acceptsTerms: 'termsMissing' }],
    [resetPasswordSchema, {}, { token: 'linkMissing', password: 'passwordMissing' }],
  ])('are asked for: %#', (schema, sent, problems) => {
    expect(problemsOf(schema, sent)).toEqual(problems);
  });

  it.each([
    ['', 'passwordMissing'],
    ['corta', 'passwordTooShort'],
    ['marta@clinica.test', 'passwordIsOwnName'],
    ['contraseña12', 'passwordTooCommon'],
    ['siete nubes con acordeón', undefined],
  ])('new ones keep the rules: %j', (password, problem) => {
    const sent = { password, acceptsTerms: true };
    expect(problemsOf(upgradePasswordSchema('marta@clinica.test'), sent)?.password).toBe(problem);
  });
});
