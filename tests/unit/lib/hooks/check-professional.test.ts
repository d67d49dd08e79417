import { describe, expect, it } from 'vitest';
import { problemsOf } from '@/lib/hooks/check-professional';

describe('problemsOf', () => {
  it('names what a registration must have, and no more (M166)', () => {
    const blank = { name: '', email: '', phone: '', collegeNumber: '', specialityId: '', acceptsTerms: false };
    expect(problemsOf('registration', blank)).toEqual({
      name: 'nameMissing',
      email: 'emailMissing',
      acceptsTerms: 'termsMissing',
    });
    expect(problemsOf('registration', { ...blank, name: 'Ana', email: 'a@b.es', acceptsTerms: true })).toEqual({});
  });

  it('names what a call-back must have, also when nothing was chosen (M172)', () => {
    expect(problemsOf('callback', { phone: '', reason: '', acceptsTerms: true })).toEqual({
      phone: 'phoneMissing',
      reason: 'reasonMissing',
      window: 'windowMissing',
    });
  });

  it('holds a new password to its rules, with the owner where the page knows (M173)', () => {
    const chosen = (password: string, email = '') =>
      problemsOf('upgrade', { password, acceptsTerms: true }, email).password;
    expect(chosen('')).toBe('passwordMissing');
    expect(chosen('corta')).toBe('passwordTooShort');
    expect(chosen('anaferrer2026', 'ana.ferrer@clinica.test')).toBe('passwordIsOwnName');
    expect(chosen('siete nubes con acordeón')).toBeUndefined();
    expect(problemsOf('reset', { token: 'x', password: 'password1234' })).toEqual({ password: 'passwordTooCommon' });
  });

  it('asks for the old password only where the form has a field for it', () => {
    const change = { password: 'siete nubes con acordeón', acceptsTerms: true };
    expect(problemsOf('upgrade', change)).toEqual({});
    expect(problemsOf('upgrade', { ...change, oldPassword: '' })).toEqual({ oldPassword: 'oldPasswordMissing' });
  });
});
