'use client';

import { Icon } from '@/components/ui/icon';
import { type Panel, PanelLink } from '@/components/ui/panel-link';
import { loadOnce } from '@/lib/browser/load-once';
import type { PhonePart } from '@/lib/domain/phone';
import { type Locale, localePath } from '@/lib/i18n/locales';
import type { PanelTexts } from './search-messages';

type Props = { locale: Locale; phone: PhonePart[]; texts: Record<'search' | 'close', string> };

/** A link to the results page, which has a search field; after hydration it opens the live search instead. */
export function SearchLink({ locale, phone, texts }: Props) {
  const load = async (): Promise<Panel> => {
    const [{ SearchPanel }, search] = await Promise.all([
      import('./search-panel'),
      loadOnce<PanelTexts>(`/api/buscador?locale=${locale}`),
    ]);
    return (onClose) => <SearchPanel {...{ locale, phone, texts, search, onClose }} />;
  };
  return (
    <PanelLink href={localePath(locale, '/resultados-busqueda')} className="btn btn-line" load={load}>
      <Icon name="search" /> <span>{texts.search}</span>
    </PanelLink>
  );
}
