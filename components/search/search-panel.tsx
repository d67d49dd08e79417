import { type KeyboardEvent, useRef, useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { PhoneLink } from '@/components/ui/phone-link';
import { clearRecentChoices, readChoices, rememberChoice } from '@/lib/browser/recent-choices';
import type { PhonePart } from '@/lib/domain/phone';
import { countResults, toSearchText } from '@/lib/domain/search';
import { type LiveSearch, MIN_LETTERS, useSearch } from '@/lib/hooks/use-search';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { resultsPath } from '@/lib/i18n/search-links';
import { PopularSearches, SearchListbox, SpellingSuggestion, useChosenOption } from './search-listbox';
import type { PanelTexts } from './search-messages';
import { type OptionGroup, recentGroup, type SearchOption, searchGroups } from './search-options';
import { useSearchDialog } from './use-search-dialog';
import './search.css';

const DIALOG = 'buscador';
const LISTBOX = 'buscador-resultados';
const STATUS = 'buscador-estado';
const optionId = (index: number) => `buscador-opcion-${index}`;

type Props = {
  locale: Locale;
  phone: PhonePart[];
  texts: Record<'search' | 'close', string>;
  search: PanelTexts;
  /** Called whenever the dialog closes. */
  onClose: () => void;
};

/**
 * Live search (M28): a combobox over groups of results, or over what was chosen before. Arrows choose, Enter follows
 * the choice or, without one, leads to the results page; Escape closes.
 */
export function SearchPanel({ locale, phone, texts, search, onClose }: Props) {
  const form = useRef<HTMLFormElement>(null);
  useSearchDialog(form, onClose);
  const { typed, text, isIdle, live, recent, groups, options, type } = useTyped(locale, search);
  const searchFor = (value: string) => {
    type(value);
    form.current?.querySelector('input')?.focus();
  };
  const { chosen, onKeyDown } = options;
  const offersWords = isIdle || isNothing(live);
  const listbox = groups.length > 0 && (
    <SearchListbox
      id={LISTBOX}
      label={isIdle ? search.recent : search.results}
      {...{ locale, groups, chosen, optionId }}
      searched={text}
      onFollow={recent.remember}
    />
  );
  return (
    <Dialog id={DIALOG} title={texts.search} closeLabel={texts.close}>
      <form ref={form} className="search-form" method="get" action={localePath(locale, '/resultados-busqueda')}>
        <label htmlFor="buscador-q">{search.label}</label>
        <div className="search-field">
          <Icon name="search" />
          <SearchInput {...{ typed, chosen, onKeyDown, isIdle }} onType={type} hasOptions={groups.length > 0} />
          <button type="submit" className="btn btn-primary">
            {texts.search}
          </button>
        </div>
      </form>
      <div className="search-status">
        <Status {...{ live, text, search }} onSearch={searchFor} />
        {!isIdle && groups.length > 0 && (
          <a className="link" href={localePath(locale, resultsPath(text))}>
            {search.all}
          </a>
        )}
      </div>
      {live.hasFailed && <Failure {...{ phone, search }} onRetry={live.retry} />}
      {!offersWords && listbox}
      {offersWords && (
        <div className="search-idle">
          {listbox}
          {listbox && <Forget search={search} onForget={() => [recent.forget(), searchFor('')]} />}
          <PopularSearches title={search.popular} searches={search.popularSearches} onSearch={searchFor} />
          {!isIdle && <CallUs {...{ phone, search }} />}
        </div>
      )}
    </Dialog>
  );
}

/** The state of the field: the text, its options, and the option marked by the arrow keys. */
function useTyped(locale: Locale, search: PanelTexts) {
  const [typed, setTyped] = useState('');
  const text = toSearchText(typed);
  const live = useSearch(locale, text);
  const recent = useRecentChoices(locale, search);
  const isIdle = isTooShort(text);
  const groups = isIdle ? recent.groups : live.results ? searchGroups(live.results, text, locale, search) : [];
  const options = useChosenOption(lastIndexOf(groups), optionId);
  const type = (value: string) => {
    setTyped(value);
    options.forget();
  };
  return { typed, text, isIdle, live, recent, groups, options, type };
}

type InputProps = {
  typed: string;
  onType: (typed: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  chosen: number | null;
  hasOptions: boolean;
  isIdle: boolean;
};

const SearchInput = ({ typed, onType, onKeyDown, chosen, hasOptions, isIdle }: InputProps) => (
  <input
    id="buscador-q"
    name="q"
    type="text"
    role="combobox"
    aria-expanded={hasOptions}
    aria-controls={hasOptions ? LISTBOX : undefined}
    aria-activedescendant={chosen === null ? undefined : optionId(chosen)}
    aria-autocomplete="list"
    // Only the hint: a number that the live region also announces would be read twice.
    aria-describedby={isIdle ? STATUS : undefined}
    autoComplete="off"
    enterKeyHint="search"
    spellCheck={false}
    maxLength={100}
    value={typed}
    onChange={(event) => onType(event.target.value)}
    onKeyDown={onKeyDown}
  />
);

type StatusProps = { live: LiveSearch; text: string; search: PanelTexts; onSearch: (text: string) => void };

/** The text of the live region: the hint, the number of results, their language, and a suggestion. */
const Status = ({ live, text, search, onSearch }: StatusProps) => {
  const results = isTooShort(text) ? null : live.results;
  return (
    <div id={STATUS} role="status" className="muted">
      {statusOf(live, text, search)}
      {results?.foundIn && <span className="search-found-in"> {search.foundIn[results.foundIn]}</span>}
      {results?.isIncomplete && (
        <span className="search-incomplete">
          {search.incomplete}{' '}
          <button type="button" className="link" onClick={live.retry}>
            {search.retry}
          </button>
        </span>
      )}
      {results?.meant && (
        <SpellingSuggestion
          text={isNothing(live) ? search.meant : search.instead}
          meant={results.meant}
          onSearch={onSearch}
        />
      )}
    </div>
  );
};

type FailureProps = { phone: PhonePart[]; search: PanelTexts; onRetry: () => void };

const Failure = ({ phone, search, onRetry }: FailureProps) => (
  <div className="error-panel search-failure" role="alert">
    <p>
      {search.failed} <PhoneLink className="link whitespace-nowrap" phone={phone} />
    </p>
    <button type="button" className="btn btn-line" onClick={onRetry}>
      {search.retry}
    </button>
  </div>
);

const CallUs = ({ phone, search }: { phone: PhonePart[]; search: PanelTexts }) => (
  <p>
    {search.call} <PhoneLink className="link whitespace-nowrap" phone={phone} />
  </p>
);

const Forget = ({ search, onForget }: { search: PanelTexts; onForget: () => void }) => (
  <p className="search-forget">
    <span className="muted">{search.recentKept}</span>{' '}
    <button type="button" className="link" onClick={onForget}>
      {search.forget}
    </button>
  </p>
);

/** The earlier choices of this tab as options, with functions that add one or delete all. */
function useRecentChoices(locale: Locale, search: PanelTexts) {
  const [choices, setChoices] = useState(() => readChoices(locale, Date.now()));
  const remember = ({ kind, name, path }: SearchOption) => {
    if (kind !== null && path !== null) rememberChoice({ kind, name, path }, locale, Date.now());
  };
  const forget = () => {
    clearRecentChoices();
    setChoices([]);
  };
  return { groups: choices.length > 0 ? [recentGroup(choices, locale, search)] : [], remember, forget };
}

const lastIndexOf = (groups: OptionGroup[]): number => groups.at(-1)?.parts.at(-1)?.options.at(-1)?.index ?? -1;

const isTooShort = (text: string): boolean => [...text].length < MIN_LETTERS;

const isNothing = ({ results }: LiveSearch): boolean => results !== null && countResults(results).todo === 0;

/** The last number stays during a newer search, so that it is not announced twice. */
function statusOf({ results, isSearching, hasFailed }: LiveSearch, text: string, messages: PanelTexts): string {
  if (isTooShort(text)) return messages.hint;
  if (hasFailed) return '';
  if (!results) return isSearching ? messages.searching : '';
  const { todo } = countResults(results);
  if (todo === 0) return results.isIncomplete ? '' : messages.none;
  return `${todo} ${todo === 1 ? messages.result : messages.results}`;
}
