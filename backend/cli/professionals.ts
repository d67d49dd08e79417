import { parseArgs } from 'node:util';
import { isCallable } from '@clinic/contract/phone-numbers';
import {
  addProfessional,
  approveProfessional,
  disableProfessional,
  listProfessionals,
  type NewProfessional,
} from '#accounts/operator';
import { contentLocale } from '#catalogue/locale';
import { oneLine, parseEmail } from '#forms/fields';
import { group, withStore } from './store';

/** npm run backend -- professionals … : access to the professional area (M166). */
export const professionals = group({
  list: {
    usage: 'professionals list [--pending]',
    about: 'the professionals, those waiting for review first',
    run: async ([option, ...rest]) => {
      if (rest.length > 0 || (option !== undefined && option !== '--pending')) {
        throw new Error('Write "professionals list" or "professionals list --pending".');
      }
      return await withStore((db) => listProfessionals(db, option ? 'pending' : null));
    },
  },
  approve: {
    usage: 'professionals approve EMAIL',
    about: 'approves an account and mails a link to choose a password; again: mails another link',
    run: async (args) => {
      const email = emailOf(args);
      return await withStore(async (db) => {
        const approval = await approveProfessional(db, email);
        if (approval === 'unknown') throw new Error(`Nobody has registered as ${email}.`);
        if (approval === 'settled')
          throw new Error(`${email} has chosen a password already, and may ask for a new one.`);
        if (approval === 'sent again')
          return `${email} may log in already; another link to choose a password is in the post.`;
        return `${email} may log in; the link to choose a password is in the post.`;
      });
    },
  },
  disable: {
    usage: 'professionals disable EMAIL',
    about: 'disables an account at once; approve enables it again',
    run: async (args) => {
      const email = emailOf(args);
      return await withStore(async (db) => {
        if (!(await disableProfessional(db, email))) throw new Error(`There is no account of ${email}.`);
        return `${email} is shut out.`;
      });
    },
  },
  add: {
    usage: 'professionals add --email E --name N',
    about: 'creates an account, prints its first password; also --speciality SLUG --phone --college --locale',
    run: async (args) => {
      const added = readNew(args);
      return await withStore(async (db) => {
        const password = await addProfessional(db, added);
        return `First password of ${added.email}, shown only here and changed on the first access: ${password}`;
      });
    },
  },
});

function emailOf([typed = '', ...rest]: string[]): string {
  const email = rest.length === 0 ? parseEmail(typed) : null;
  if (email === null) throw new Error('Name the account by its e-mail address.');
  return email;
}

function readNew(args: string[]): NewProfessional {
  const text = { type: 'string' } as const;
  const options = { email: text, name: text, speciality: text, phone: text, college: text, locale: text };
  const { values } = parseArgs({ args, options });
  const email = parseEmail(values.email ?? '');
  const name = oneLine(values.name ?? '');
  if (email === null || name === '')
    throw new Error('Write --email and --name, and an address that can be written to.');
  const phone = oneLine(values.phone ?? '') || null;
  if (phone !== null && !isCallable(phone)) throw new Error('Write a --phone that can be called, or none.');
  return {
    email,
    name,
    phone,
    collegeNumber: values.college ?? null,
    specialitySlug: values.speciality ?? null,
    locale: contentLocale(values.locale),
  };
}
