import { describe, expect, it } from 'vitest';
import { translatorsOf } from '../translator';

const mail = { greeting: 'Hola, {name}:', both: '{day}, a las {time}; {day}', plain: "L'hora d'avui és lliure." };
const messages = { mail: { ...mail, sms: { sent: 'Enviado.' } } };
const translatorFor = translatorsOf({ es: messages, ca: messages, en: messages });

describe('a translator', () => {
  const t = translatorFor('es', 'mail');

  it('fills each value in verbatim', () => {
    expect(t('both', { day: 'lunes', time: `$& {day} <b>'#'` })).toBe(`lunes, a las $& {day} <b>'#'; lunes`);
    expect(t('greeting', { name: '' })).toBe('Hola, :');
  });

  it('returns a text without values unchanged', () => {
    expect([t('plain'), t('sms.sent')]).toEqual([mail.plain, 'Enviado.']);
  });

  it('throws for a missing value', () => {
    expect(() => t('greeting')).toThrow('The message mail.greeting (es) cannot be formatted.');
    expect(() => t('both', { day: 'lunes' })).toThrow('The message mail.both (es) cannot be formatted.');
  });

  it('throws for an unknown key', () => {
    expect(() => t('no' as 'plain')).toThrow('The message mail.no (es) cannot be formatted.');
  });

  it('is made once for an area and language', () => {
    expect(translatorFor('es', 'mail')).toBe(t);
    expect(translatorFor('ca', 'mail')).not.toBe(t);
  });
});
