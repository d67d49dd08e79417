import { describe, expect, it } from 'vitest';
import { professionalRules } from '@/lib/browser/professional-rules';
import { problemsOf } from '@/tests/support/form-rules';

type Form = Parameters<typeof professionalRules>[0];

const problems = (form: Form, values: object, email = '') => problemsOf(professionalRules(form, email), values);

describe('the rules of the professional area', () => {
  it('require only the stated fields of a registration (M166)', async () => {
    const blank = { name: '', email: '', phone: '', collegeNumber: '', specialityId: '', acceptsTerms: false };
    expect(await problems('registration', blank)).toEqual({
      name: 'nameMissing',
      email: 'emailMissing',
      acceptsTerms: 'termsMissing',
    });
    expect(await problems('registration', { ...blank, name: 'Ana', email: 'a@b.es', acceptsTerms: true })).toEqual({});
  });

  it('require the stated fields of a call request, also when nothing was selected (M172)', async () => {
    expect(await problems('callback', { phone: '', reason: '', acceptsTerms: true })).toEqual({
      phone: 'phoneMissing',
      reason: 'reasonMissing',
      window: 'windowMissing',
    });
  });

  it('check a new password, including its owner where the page knows them (M173)', async () => {
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

  it('require the old password only where the form has a field for it', async () => {
    const change = { password: 'siete nubes con acordeón', acceptsTerms: true };
    expect(await problems('upgrade', change)).toEqual({});
    expect(await problems('upgrade', { ...change, oldPassword: '' })).toEqual({ oldPassword: 'oldPasswordMissing' });
  });
});
