import { isCalendarDay } from '@clinic/contract/dates';
import { shortDay, stamp } from './format';
import type { Translate } from './translator';

type Texts = {
  translate: Translate;
  locale: string;
  /** The clinics of the account by id. */
  clinics: ReadonlyMap<number, string>;
};

/**
 * Returns functions that put an entry of the access log into words: actor, subject and details. A value without a text
 * is shown unchanged.
 */
export function logTexts({ translate, locale, clinics }: Texts) {
  const clinic = (id: number) => clinics.get(id) ?? String(id);
  const word = (key: `desk.${string}`, value: unknown) => translate(key, { _: written(value) });

  /** Formats a day or a day with a time; returns any other value unchanged. */
  const written = (value: unknown): string => {
    const text = String(value);
    return isCalendarDay(text) ? shortDay(text, locale) : stamp(text, locale);
  };

  const subject = (text: string): string => {
    const [, id] = /^clinic (\d+)$/.exec(text) ?? [];
    if (id) return clinic(Number(id));
    const [, kind] = /^inbox (\w+)$/.exec(text) ?? [];
    if (kind) return translate('desk.log.subjects.inbox', { name: translate(`desk.log.inboxes.${kind}`, { _: kind }) });
    const [, thing, number] = /^(message|product request|professional|callback|payment|mail) (\S+)$/.exec(text) ?? [];
    if (thing) return translate(`desk.log.subjects.${inCamel(thing)}`, { number, _: text });
    return translate(`desk.log.subjects.${inCamel(text)}`, { _: text });
  };

  const value = (name: string, detail: unknown): string => {
    if (name === 'clinic')
      return typeof detail === 'number' ? clinic(detail) : word(`desk.log.values.${detail}`, detail);
    if (name === 'of') return subject(String(detail));
    if (name === 'was') return word(`desk.states.${detail}`, detail);
    if (name === 'reason')
      return word(`desk.cancelar.reasons.${detail}`, word(`desk.vouchers.deshacer.reasons.${detail}`, detail));
    if (name === 'outcome') return word(`desk.rights.states.${detail}`, detail);
    if (name === 'visit' && detail !== 'open') return word(`desk.visit.${detail}`, detail);
    if (name === 'fields') {
      const fields = String(detail).split(' ');
      return fields.map((field) => word(`desk.rights.fields.${field}`, field)).join(', ');
    }
    return word(`desk.log.values.${name}.${inCamel(String(detail))}`, detail);
  };

  return {
    who: (actor: string): string => (actor === '(patient)' ? translate('desk.log.patient') : actor),
    subject,
    /** Returns the details as lines such as "antes: confirmada". */
    details: (values: Record<string, unknown>): string[] =>
      inOrder(Object.entries(values)).map(
        ([name, one]) => `${translate(`desk.log.names.${name}`, { _: name })}: ${value(name, one)}`,
      ),
  };
}

/** Details that are shown first; the database sorts them by length. */
const FIRST = ['what', 'act', 'was', 'at', 'from', 'to', 'until'];

const inOrder = (entries: [name: string, value: unknown][]) => {
  const place = ([name]: [string, unknown]) => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length);
  return entries.toSorted((one, other) => place(one) - place(other));
};

/** Converts "closed hours" to "closedHours". */
const inCamel = (words: string): string => words.replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase());
