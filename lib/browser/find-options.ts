import type { FoundOptions, OptionContext, OptionList, OptionQuestion } from '../domain/options';
import type { Locale } from '../i18n/locales';
import { loadOnce } from './load-once';
import { requestJson } from './request';

const PATH = '/api/opciones';

export type OptionSearch = { list: OptionList; context: OptionContext; locale: Locale };

/** The first records of a list in a context, or those matching the typed text (sent in the body only). Throws. */
export async function findOptions({ list, context, locale }: OptionSearch, text: string): Promise<FoundOptions> {
  if (text === '') return loadOnce(addressOf({ lista: list, ...context, locale }));
  const body = { lista: list, ...context, texto: text, locale };
  return requestJson(PATH, { body, signal: AbortSignal.timeout(10_000) });
}

/** Returns the requested record, or no records if it does not exist. Throws. */
export const readOption = ({ list, id, context }: OptionQuestion, locale: Locale): Promise<FoundOptions> =>
  loadOnce(addressOf({ lista: list, ...context, elegida: id, locale }));

const addressOf = (query: Record<string, string>): string => `${PATH}?${new URLSearchParams(query)}`;
