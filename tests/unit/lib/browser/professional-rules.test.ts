import { describe, expect, it } from 'vitest';
import { professionalRules } from '@/lib/browser/professional-rules';
import { problemsOf } from '@/tests/support/form-rules';

type Form = Parameters<typeof professionalRules>[0];

const problems = (form: Form, values: object, email = '') => problemsOf(professionalRules(form, email), values);

describe('the rules of the professional area', () => {
  it('names what a registration must have, and no more (M166)', async () => {
    const blank = { name: '', email: '', phone: '', collegeNumber: '', specialityId: '', acceptsTerms: false };
    expect(await problems('registration', blank)).toEqual({
      name: 'nameMissing',
      email: 'emailMissing',
      acceptsTerms: 'termsMissing',
    });
    expect(await problems('registration', { ...blank, name: 'Ana', email: 'a@b.es', acceptsTerms: true })).toEqual({});
  });

  it('names what a call-back must have, also when nothing was chosen (M172)', async () => {
    expect(await problems('callback', { phone: '', reason: '', acceptsTerms: true })).toEqual({
      phone: 'phoneMissing',
      reason: 'reasonMissing',
      window: 'windowMissing',
    });
  });

  it('holds a new password to its rules, with the owner where the page knows (M173)', async () => {
    const chosen = async (password: string, email = '') =>
      (await problems('upgrade', { password, acceptsTerms: true }, email)).password;
    expect(await chosen('')).toBe('passwordMissing');
    expect(await chosen('corta')).toBe('passwordTooShort');
    expect(await chosen('anaferrer2026', 'ana.ferrer@clinica.test')).toBe('passwordIsOwnName');
    expect(await chosen('siete nubes con acordeón')).toBeUndefined();
    expect(await problems('reset', { token: 'x', password: 'password1234' })).toEqual({
      password: 'passwordTooCommon',
    });
  });

  it('asks for the old password only where the form has a field for it', async () => {
    const change = { password: 'siete nubes con acordeón', acceptsTerms: true };
    expect(await problems('upgrade', change)).toEqual({});
    expect(await problems('upgrade', { ...change, oldPassword: '' })).toEqual({ oldPassword: 'oldPasswordMissing' });
  });
});
