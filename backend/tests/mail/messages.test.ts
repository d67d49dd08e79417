import { describe, expect, it } from 'vitest';
import { REASON_MESSAGES } from '#accounts/refusals';
import { MAIL_MESSAGES } from '#mail/messages';
import { PAGE_MESSAGES } from '#payments/page';
import { RECEIPT_MESSAGES } from '#receipts/messages';

/** Every message by its path. */
const flat = (messages: object, prefix = ''): Map<string, string> =>
  new Map(
    Object.entries(messages).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string' ? [[prefix + key, value]] : [...flat(value, `${prefix}${key}.`)],
    ),
  );

const placeholders = (message = '') => (message.match(/\{\w+\}/g) ?? []).sort();

/** Identical in two languages on purpose. */
const SAME =
  /^(?:greeting|greetingWithoutName|facts\.(?:whatsapp|time|clinic|preference)|confirmed\.subject|yes|no|clinic|reference|number|nif|total|vat|booking)$/;

describe.each([
  ['the mails', MAIL_MESSAGES],
  ['the pages of the payment', PAGE_MESSAGES],
  ['receipts', RECEIPT_MESSAGES],
  ['refused calls of the professional area', REASON_MESSAGES],
])('the messages of %s', (_of, { es, ...translations }) => {
  const spanish = flat(es);

  it.each(Object.entries(translations))(
    'are complete in %s, with the placeholders of the Spanish ones',
    (_, messages) => {
      const translated = flat(messages);
      expect([...translated.keys()]).toEqual([...spanish.keys()]);
      for (const [key, message] of spanish) {
        expect([key, placeholders(translated.get(key))]).toEqual([key, placeholders(message)]);
        if (!SAME.test(key)) expect([key, translated.get(key)]).not.toEqual([key, message]);
      }
    },
  );

  it('have no brace outside a placeholder and no double space', () => {
    for (const messages of [es, ...Object.values(translations)]) {
      for (const [key, message] of flat(messages)) {
        expect([key, message.replace(/\{\w+\}/g, 'x')]).toEqual([key, expect.not.stringMatching(/[{}]|^\s|\s$|\s{2}/)]);
      }
    }
  });
});
