import { parseArgs } from 'node:util';
import { parseDay, parseHhmm } from '@clinic/contract/dates';
import { currentActor } from '#audit';
import type { Wanted } from '#bookings/seat';
import { issuerOf } from '#receipts/issuer';
import { cancel, confirm, type Desk, move } from '#reception/acts';
import { showBooking } from './show-booking';
import { type Command, group, onlyArgument, withStore } from './store';

/** Opens the database for one act of the operator. */
const atDesk = (act: (desk: Desk) => Promise<string>): Promise<string> =>
  withStore((db, env) => {
    const mail = { operatorEmail: env.OPERATOR_EMAIL ?? null, hasSms: env.SMS_URL !== undefined };
    return act({ db, actor: currentActor(), now: new Date(), ...mail, issuer: issuerOf(env) });
  });

/** The commands for bookings or requests, which share one kind of reference and the same acts. */
const acts = (subject: string, noun: string): Record<string, Command> => ({
  show: {
    usage: `${subject} show REFERENCE`,
    about: `all data entered for a ${noun}, including data that mails never contain; each look is logged`,
    run: async (args) => {
      const reference = only(args, subject, 'show');
      return await atDesk((desk) => showBooking(desk, reference));
    },
  },
  confirm: {
    usage: `${subject} confirm REFERENCE [--day D --time T [--overbook]]`,
    about: `confirms a ${noun} at the agreed hour, or the requested one; notifies the patient`,
    run: async (args) => {
      const { reference, agreed } = read(args, subject, 'confirm');
      return await atDesk((desk) => confirm(desk, reference, agreed));
    },
  },
  move: {
    usage: `${subject} move REFERENCE --day D --time T [--overbook]`,
    about: 'moves a confirmed visit and its calendar entry; notifies the patient',
    run: async (args) => {
      const { reference, agreed } = read(args, subject, 'move');
      if (!agreed) throw new Error('Say where to: --day 2026-12-14 --time 09:15.');
      return await atDesk((desk) => move(desk, reference, agreed));
    },
  },
  cancel: {
    usage: `${subject} cancel REFERENCE`,
    about: `cancels a ${noun}: frees the hour, notifies the patient, marks a payment for refund`,
    run: async (args) => {
      const reference = only(args, subject, 'cancel');
      return await atDesk((desk) => cancel(desk, reference));
    },
  },
});

/** npm run backend -- bookings … */
export const bookings = group(acts('bookings', 'booking'));

/** npm run backend -- requests … */
export const requests = group(acts('requests', 'request'));

const only = (args: string[], subject: string, action: string): string =>
  onlyArgument(args, `Write "${subject} ${action} 7KQF-M2TX".`);

/**
 * Parses the reference and the optional hour. `--until` is the end of a visit without slots; `--overbook` permits an
 * hour that is full or outside the opening hours.
 */
function read(args: string[], subject: string, action: string): { reference: string; agreed: Wanted | null } {
  const text = { type: 'string' } as const;
  const options = { day: text, time: text, until: text, overbook: { type: 'boolean' } } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const reference = only(positionals, subject, action);
  if (values.day === undefined && values.time === undefined && values.until === undefined) {
    return { reference, agreed: null };
  }
  const day = parseDay(values.day ?? '');
  const initTime = parseHhmm(values.time ?? '');
  const endTime = values.until === undefined ? null : parseHhmm(values.until);
  if (day === null || initTime === null || (values.until !== undefined && endTime === null)) {
    throw new Error('Write day and time such as --day 2026-12-14 --time 09:15, and --until 09:45 if you know.');
  }
  return { reference, agreed: { day, initTime, endTime, overbooks: values.overbook ?? false } };
}
