import type { Locale } from '@/lib/i18n/locales';
import { type Texts, textsOf } from '@/lib/i18n/texts';

type Messages = Texts<'SearchPanel'> & Texts<'Services'> & Texts<'Communities'> & { kinds: Texts<'SearchKinds'> };

/** The texts of the search panel in a language, with suggestions to search for. */
export type PanelTexts = Messages & { popularSearches: string[] };

/** The messages of the search panel in a language. */
export async function panelMessages(locale: Locale): Promise<Messages> {
  const [panel, services, communities, kinds] = await Promise.all([
    textsOf('SearchPanel', locale),
    textsOf('Services', locale),
    textsOf('Communities', locale),
    textsOf('SearchKinds', locale),
  ]);
  return { ...panel, ...services, ...communities, kinds };
}
