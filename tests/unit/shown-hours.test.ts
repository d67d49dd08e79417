import { callHours } from '@clinic/contract/call-hours';
import { addDays, toMinutes } from '@clinic/contract/dates';
import { parseOpeningHours } from '@clinic/contract/opening-hours';
import { expect, it } from 'vitest';
import ca from '@/messages/ca.json';
import en from '@/messages/en.json';
import es from '@/messages/es.json';

/** A week without holidays. */
const MONDAY = '2026-11-23';

it.each(Object.entries({ es, ca, en }))(
  'the hours that pages show in %s are those of the calls (M179)',
  (_, messages) => {
    const calls = Array.from({ length: 7 }, (_day, ahead) => callHours(addDays(MONDAY, ahead)));
    const week = calls.map((hours) => (hours ? [[toMinutes(hours.from), toMinutes(hours.until)]] : []));
    for (const text of [messages.Speciality.hours, messages.AppointmentForm.hours]) {
      expect(parseOpeningHours(text), text).toEqual(week);
    }
  },
);

/** Shown after sending, when the endpoint says whether the call comes within 24 hours. */
const AFTER_SENDING = ['AppointmentForm.next.1', 'Consent.next1', 'ProductRequest.received', 'ProductRequest.next.2'];
const CALL_IN_A_DAY = /(?:te llamamos|et truquem|we (?:will )?call) .*24 h/i;
const OR_LATER = /siguiente día laborable|dia laborable següent|next working day/;

it.each(Object.entries({ es, ca, en }))(
  'cached pages promise in %s a call that is true on every day',
  (_, messages) => {
    const promised = textsIn(messages).filter(([, text]) => CALL_IN_A_DAY.test(text));
    const always = promised.filter(([key]) => !AFTER_SENDING.includes(key));
    expect(always.length).toBeGreaterThan(5);
    for (const [key, text] of always) expect(text, key).toMatch(OR_LATER);
  },
);

const textsIn = (texts: object, prefix = ''): [key: string, text: string][] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[prefix + key, text]] : textsIn(text, `${prefix}${key}.`),
  );
