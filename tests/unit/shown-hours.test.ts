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
