import { parseDay } from '@clinic/contract/dates';
import { notifySite } from '#cli/notify-site';
import { TABLE_NAMES } from './catalogue/tables';
import { backup, restore } from './cli/backup';
import { blocked } from './cli/blocked';
import { bookings, requests } from './cli/bookings';
import { exportContent, importContent } from './cli/content';
import { keys } from './cli/keys';
import { listBookings, listMails, listPayments, listRequests } from './cli/lists';
import { openingHours } from './cli/opening-hours';
import { professionals } from './cli/professionals';
import { receipts } from './cli/receipts';
import { callbacks, contacts, productRequests, vouchers } from './cli/requests';
import { staff } from './cli/staff';
import { type Command, withStore } from './cli/store';
import { retryMails } from './outbox/queue';
import { scaleSchedules, scaleTables } from './seed/scale';
import { seedWhenEmpty } from './seed/write';
import { seedSchedulesWhenEmpty } from './seed/write-schedules';

const COMMANDS: Record<string, Command> = {
  help: { usage: 'help', about: 'this list', run: async () => help() },
  seed: {
    usage: 'seed [--scale N]',
    about: 'writes the demo catalogue and its hours, or one N times as large, only into an empty database',
    run: async (args) => {
      const times = scaleOf(args);
      const { demoContent, demoSchedules, demoTables } = await import('./seed/demo');
      const load = async () => {
        const { tables, readPicture } = demoContent();
        return { tables: scaleTables(tables, times), readPicture };
      };
      return await withStore(async (db, env) => {
        if (!(await seedWhenEmpty(db, load))) return 'The database already has a catalogue: nothing was written.';
        await seedSchedulesWhenEmpty(db, async () => scaleSchedules(demoSchedules(), demoTables(), times));
        await notifySite(env, TABLE_NAMES);
        return `The demo catalogue was written${times > 1 ? `, ${times} times as large` : ''}.`;
      });
    },
  },
  'list-requests': {
    usage: 'list-requests [--day YYYY-MM-DD]',
    about: 'the requests to be called, open ones first, of all days or received on one',
    run: async (args) => {
      const day = dayOf(args);
      return await withStore((db) => listRequests(db, day));
    },
  },
  'list-bookings': {
    usage: 'list-bookings [--day YYYY-MM-DD]',
    about: 'the booked slots, of all days or of one',
    run: async (args) => {
      const day = dayOf(args);
      return await withStore((db) => listBookings(db, day));
    },
  },
  bookings,
  requests,
  professionals,
  staff,
  contacts,
  callbacks,
  'product-requests': productRequests,
  vouchers,
  keys,
  blocked,
  mails: {
    usage: 'mails [--retry]',
    about: 'the mails that are not sent yet or were given up; with --retry all of them are tried again',
    run: async ([option, ...rest]) => {
      if (rest.length > 0 || (option !== undefined && option !== '--retry')) {
        throw new Error('Write "mails" or "mails --retry".');
      }
      return await withStore(async (db) =>
        option ? `${await retryMails(db)} mails are tried again as soon as the server runs.` : await listMails(db),
      );
    },
  },
  payments: {
    usage: 'payments [--day YYYY-MM-DD]',
    about: 'the payments, those to refund first, of all days or opened on one',
    run: async (args) => {
      const day = dayOf(args);
      return await withStore((db) => listPayments(db, day));
    },
  },
  receipts,
  backup,
  restore,
  'export-content': exportContent,
  'import-content': importContent,
  'opening-hours': openingHours,
};

function help(): string {
  const lines = Object.values(COMMANDS).flatMap(({ usage, about }) => {
    const abouts = about.split('\n');
    return usage.split('\n').map((line, index) => `  ${line.padEnd(48)} ${abouts[index]}`);
  });
  return ['npm run backend -- <command>', ...lines, 'They work while the site is running, too.'].join('\n');
}

/** Parses the size factor of the demo catalogue: default 1, at most 200. */
function scaleOf([option, value, ...rest]: string[]): number {
  if (option === undefined) return 1;
  const times = Number(value);
  if (option !== '--scale' || rest.length > 0 || !Number.isInteger(times) || times < 1 || times > 200) {
    throw new Error('Write "seed" or "seed --scale N" with a whole number from 1 to 200.');
  }
  return times;
}

/** Returns the day of `--day`, or null for all. */
function dayOf([option, value, ...rest]: string[]): string | null {
  if (option === undefined) return null;
  const day = option === '--day' && rest.length === 0 ? parseDay(value ?? '') : null;
  if (day === null) throw new Error('Write "--day" with a day of the calendar, such as 2026-12-14.');
  return day;
}

async function main([name = 'help', ...args]: string[]): Promise<void> {
  const command = COMMANDS[name];
  if (!command) throw new Error(`There is no command "${name}".\n${help()}`);
  console.log(await command.run(args));
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
