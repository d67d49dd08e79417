'use client';

import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Frame } from '@/components/layout/frame-texts';
import { PhoneLink } from '@/components/layout/phone-link';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { countResults, toSearchText } from '@/lib/domain/search';
import { FEWEST_LETTERS, type LiveSearch, useSearch } from '@/lib/hooks/use-search';
import { localePath } from '@/lib/i18n/locales';
import { resultsPath } from '@/lib/i18n/search-links';
import { SearchListbox } from './search-listbox';
import { type OptionColumn, searchColumns } from './search-options';
import type { SearchTexts } from './search-texts';
import './search.css';

const DIALOG = 'buscador';
const LISTBOX = 'buscador-resultados';
const optionId = (index: number) => `buscador-opcion-${index}`;

type Props = Pick<Frame, 'locale' | 'phone' | 'texts'> & {
  search: SearchTexts;
  /** Called when the dialog is closed, by whatever way. */
  onClose: () => void;
};

/**
 * Live search (specification part 1, "Live search"): a combobox over four groups of results. Arrows choose, Enter
 * follows the choice or, without one, leads to the results page; Escape closes.
 */
export function SearchPanel({ locale, phone, texts, search, onClose }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState<number | null>(null);
  const text = toSearchText(typed);
  const live = useSearch(locale, text);
  const columns = live.results ? searchColumns(live.results, locale, { ...texts, ...search }) : [];
  const lastIndex = lastIndexOf(columns);
  const chosen = active !== null && active <= lastIndex ? active : null;

  useEffect(() => {
    const dialog = form.current?.closest('dialog');
    dialog?.showModal();
    form.current?.querySelector('input')?.focus();
    dialog?.addEventListener('close', onClose);
    return () => dialog?.removeEventListener('close', onClose);
  }, [onClose]);

  const choose = (index: number) => {
    setActive(index);
    document.getElementById(optionId(index))?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || lastIndex < 0) return;
    if (event.key === 'ArrowDown') choose(chosen === null || chosen === lastIndex ? 0 : chosen + 1);
    else if (event.key === 'ArrowUp') choose(chosen === null || chosen === 0 ? lastIndex : chosen - 1);
    else if (event.key === 'Enter' && chosen !== null) {
      const option = document.getElementById(optionId(chosen));
      if (!(option instanceof HTMLAnchorElement)) return;
      option.click();
    } else return;
    event.preventDefault();
  };

  return (
    <Dialog id={DIALOG} title={texts.search} closeLabel={texts.close}>
      <form ref={form} className="search-form" method="get" action={localePath(locale, '/resultados-busqueda')}>
        <label htmlFor="buscador-q">{search.label}</label>
        <div className="search-field">
          <Icon name="search" />
          <input
            id="buscador-q"
            name="q"
            type="text"
            role="combobox"
            aria-expanded={columns.length > 0}
            aria-controls={columns.length > 0 ? LISTBOX : undefined}
            aria-activedescendant={chosen === null ? undefined : optionId(chosen)}
            aria-autocomplete="list"
            aria-describedby="buscador-estado"
            autoComplete="off"
            enterKeyHint="search"
            spellCheck={false}
            maxLength={100}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setActive(null);
            }}
            onKeyDown={onKeyDown}
          />
          <button type="submit" className="btn btn-primary">
            {texts.search}
          </button>
        </div>
      </form>
      <div className="search-status">
        <p id="buscador-estado" role="status" className="muted">
          {statusOf(live, text, search)}
        </p>
        {columns.length > 0 && (
          <a className="link" href={localePath(locale, resultsPath(text))}>
            {search.all}
          </a>
        )}
      </div>
      {live.hasFailed && (
        <p className="error-panel" role="alert">
          {search.failed} <PhoneLink className="link" phone={phone} />
        </p>
      )}
      {columns.length > 0 && (
        <SearchListbox
          id={LISTBOX}
          label={search.results}
          columns={columns}
          searched={text}
          chosen={chosen}
          optionId={optionId}
        />
      )}
    </Dialog>
  );
}

const lastIndexOf = (columns: OptionColumn[]): number => columns.at(-1)?.groups.at(-1)?.options.at(-1)?.index ?? -1;

/** What the live region says. While a newer search is under way the last number stays, so that it is not read twice. */
function statusOf({ results, isSearching, hasFailed }: LiveSearch, text: string, words: SearchTexts): string {
  if ([...text].length < FEWEST_LETTERS) return words.hint;
  if (hasFailed) return '';
  if (!results) return isSearching ? words.searching : '';
  const { todo } = countResults(results);
  if (todo === 0) return words.none;
  return `${todo} ${todo === 1 ? words.result : words.results}`;
}
