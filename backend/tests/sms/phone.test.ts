import { expect, it } from 'vitest';
import { spanishMobile } from '#sms/phone';

it.each(['600 000 000', '+34 600-000-000', '0034600000000', '34600000000', '(+34) 600.00.00.00'])(
  'is a mobile number however it was typed: %s',
  (typed) => {
    expect(spanishMobile(typed)).toBe('+34600000000');
  },
);

it.each(['963 400 100', '700 000 000', '+33 6 12 34 56 78', '+44 7700 900123', '6000000', '6000000000', '', 'Ana'])(
  'is none that a text message is sent to: %s',
  (typed) => {
    expect(spanishMobile(typed)).toBeNull();
  },
);
