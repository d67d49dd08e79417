import { describe, expect, it } from 'vitest';
import { normalizePassword, passwordIssue } from '../password-rules';

const owner = { name: 'Dra. Marta Ruiz', email: 'marta.ruiz@example.test' };

describe('a new password', () => {
  it.each([
    'siete nubes con acordeón',
    'correct horse battery staple',
    'Kx9#vLq2!mTz',
    'пароль из двух слов',
    '🐴🔋📎🧷🪣🧵🪕🛶🧭🪁🎏🪐',
    'marta vende barcos azules en otoño',
    `Kx9#vLq2${'!mTz€wQp'.repeat(14)}`,
  ])('%s is good', (password) => {
    expect(passwordIssue(password, owner)).toBeNull();
  });

  it.each([
    ['', 'passwordTooShort'],
    ['Kx9#vLq2!mT', 'passwordTooShort'],
    // Eleven characters, whatever their size in bytes.
    ['🐴🔋📎🧷🪣🧵🪕🛶🧭🪁🎏', 'passwordTooShort'],
    ['Kx9#vLq2!mTz'.repeat(11), 'passwordTooLong'],
    ['martaruiz1234', 'passwordIsOwnName'],
    ['MARTA.RUIZ@example.test', 'passwordIsOwnName'],
    ['ruiz-marta-2026', 'passwordIsOwnName'],
    ['password1234', 'passwordTooCommon'],
    ['P@ssw0rd!2026', 'passwordTooCommon'],
    ['Contraseña123!', 'passwordTooCommon'],
    ['2026contrasenya', 'passwordTooCommon'],
    ['qwertyuiopasdf', 'passwordTooCommon'],
    ['holaholahola', 'passwordTooCommon'],
    ['aaaaaaaaaaaaa', 'passwordTooCommon'],
    ['abcdefghijklm', 'passwordTooCommon'],
    ['poiuytrewq1234', 'passwordTooCommon'],
    ['123456789012', 'passwordTooCommon'],
    ['x7q-x7q-x7q-x7q-', 'passwordTooCommon'],
    ['x7q-x7q-x7q-x7q', 'passwordTooCommon'],
    ['84-qwe-61-93-7', 'passwordTooCommon'],
    ['cxzlkjhgfdsa', 'passwordTooCommon'],
    ['84-dragonabc-61', 'passwordTooCommon'],
    ['12/12/1985 600111222', 'passwordTooCommon'],
    ['clinicavalencia', 'passwordTooCommon'],
    ['Bienvenida 2026', 'passwordTooCommon'],
  ])('%s: %s', (password, issue) => {
    expect(passwordIssue(password, owner)).toBe(issue);
  });

  it.each(['violet harbour tree', 'aardvark under moss', '2026-11-28 zorblax', `${'Kx9#vLq2!mTz'.repeat(10)}Pw4&hY7?`])(
    '%s is accepted although a part of it is simple',
    (password) => expect(passwordIssue(password, owner)).toBeNull(),
  );

  it.each([
    ['Ana', 'anabel@x.es', 'anabelanabel12345', 'passwordIsOwnName'],
    ['Eva', '', 'evaevak7m2p9q', 'passwordIsOwnName'],
    ['Eva', '', 'evaevak7m2p9q4', null],
    ['Al Bo', '', 'al7bo8al9bo6q', null],
  ])('of %s %s as %s: %s', (name, email, password, issue) => {
    expect(passwordIssue(password, { name, email })).toBe(issue);
  });

  it('is checked without an owner where the owner is unknown', () => {
    expect(passwordIssue('martaruiz1234', { name: '', email: '' })).toBeNull();
  });

  it('is equal on any keyboard that composes its accents', () => {
    expect(normalizePassword('acorde\u006f\u0301n')).toBe(normalizePassword('acorde\u00f3n'));
  });
});
