import { MESSAGES } from '@/desk/src/messages/all';
import ca from '@/messages/ca.json';
import en from '@/messages/en.json';
import es from '@/messages/es.json';

type Texts = { [key: string]: string | Texts };

/** The texts of the site and of the desk in their languages. */
export const ALL_MESSAGES = { site: { es, ca, en }, desk: MESSAGES };

/** Returns the texts by their keys: { 'ClinicCard.title': '…' }. */
export const textsByKey = (texts: object, before = ''): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts as Texts).flatMap(([key, one]) =>
      typeof one === 'string' ? [[before + key, one]] : Object.entries(textsByKey(one, `${before}${key}.`)),
    ),
  );
