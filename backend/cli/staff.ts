import { parseArgs } from 'node:util';
import { contentLocale } from '#catalogue/locale';
import { oneLine, parseEmail } from '#forms/fields';
import { parseRole, ROLES } from '#staff/account';
import { addStaff, disableStaff, listStaff, type NewStaff, resetStaff } from '#staff/operator';
import { group, onlyArgument, withStore } from './store';

/** npm run backend -- staff … : access of clinic staff to the desk. */
export const staff = group({
  list: {
    usage: 'staff list',
    about: 'the accounts of the staff with role, clinics and state',
    run: async (args) => {
      if (args.length > 0) throw new Error('Write "staff list".');
      return await withStore((db) => listStaff(db));
    },
  },
  add: {
    usage: `staff add EMAIL --role ${ROLES.join('|')}`,
    about: 'creates an account, prints its first password; also --name N --clinic SLUG (repeatable) --locale',
    run: async (args) => {
      const added = readNew(args);
      return await withStore(async (db) => firstPassword(added.email, await addStaff(db, added)));
    },
  },
  reset: {
    usage: 'staff reset EMAIL',
    about: 'resets first password and second factor, for a lost phone or a disabled account',
    run: async (args) => {
      const email = emailOf(args, 'reset');
      return await withStore(async (db) => {
        const password = await resetStaff(db, email);
        if (password === null) throw new Error(`There is no account of ${email}.`);
        return firstPassword(email, password);
      });
    },
  },
  disable: {
    usage: 'staff disable EMAIL',
    about: 'disables an account at once; reset enables it again',
    run: async (args) => {
      const email = emailOf(args, 'disable');
      return await withStore(async (db) => {
        if (!(await disableStaff(db, email))) throw new Error(`There is no account of ${email}.`);
        return `${email} is shut out.`;
      });
    },
  },
});

const firstPassword = (email: string, password: string): string =>
  `First password of ${email}, shown only here and changed on the first access: ${password}`;

function emailOf(args: string[], action: string): string {
  const sentence = `Write "staff ${action} name@clinic.example".`;
  const email = parseEmail(onlyArgument(args, sentence));
  if (email === null) throw new Error(sentence);
  return email;
}

function readNew(args: string[]): NewStaff {
  const text = { type: 'string' } as const;
  const options = { role: text, name: text, locale: text, clinic: { type: 'string', multiple: true } } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [typed = '', ...rest] = positionals;
  const email = rest.length === 0 ? parseEmail(typed) : null;
  const role = parseRole(values.role ?? '');
  if (email === null || role === null)
    throw new Error(`Write "staff add name@clinic.example --role ${ROLES.join('|')}".`);
  const name = oneLine(values.name ?? '') || (email.split('@')[0] ?? email);
  return { email, name, role, clinicSlugs: values.clinic ?? [], locale: contentLocale(values.locale) };
}
