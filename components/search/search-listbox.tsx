import { type KeyboardEvent, useState } from 'react';
import { markMatches } from '@/lib/domain/matches';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { FoundIcon } from './found-entry';
import type { OptionGroup, SearchOption } from './search-options';

type Props = {
  id: string;
  label: string;
  locale: Locale;
  groups: OptionGroup[];
  /** The search text, which is marked in the names. */
  searched: string;
  /** The option the arrows are at, or null. */
  chosen: number | null;
  optionId: (index: number) => string;
  /** Called before an option is followed. */
  onFollow: (option: SearchOption) => void;
};

type Shared = Pick<Props, 'locale' | 'searched' | 'chosen' | 'optionId' | 'onFollow'>;

/** The options of the search panel, as the listbox of its combobox. Each option is also a link. */
export function SearchListbox({ id, label, groups, ...shared }: Props) {
  return (
    <div id={id} role="listbox" aria-label={label} className="search-groups">
      <div role="presentation" className="search-columns">
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options is no fieldset
          <div
            key={group.id}
            role="group"
            aria-labelledby={`${id}-${group.id}`}
            className={group.count === null ? 'search-group search-group-wide' : 'search-group'}
          >
            <p id={`${id}-${group.id}`} className="search-title">
              {group.title} {group.count !== null && <span className="search-count">{group.count}</span>}
            </p>
            {group.parts.map(({ title, service, options }) => (
              <Part key={options[0]?.index} title={title} service={service}>
                {options.map((option) => (
                  <Option key={option.index} option={option} {...shared} />
                ))}
              </Part>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

type PartProps = { title: string | null; service: string | null; children: React.ReactNode };

function Part({ title, service, children }: PartProps) {
  if (title === null) return children;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options is no fieldset
    <div role="group" aria-label={title} data-service={service ?? undefined}>
      <p aria-hidden="true" className="search-heading">
        {title}
      </p>
      {children}
    </div>
  );
}

function Option({ option, locale, searched, chosen, optionId, onFollow }: Shared & { option: SearchOption }) {
  const { index, kind, name, note, lang, path, picture } = option;
  const props = {
    id: optionId(index),
    role: 'option',
    'aria-selected': index === chosen,
    tabIndex: -1,
    className: kind === null ? 'search-option search-all' : 'search-option',
  } as const;
  const content = (
    <>
      {picture && kind && <FoundIcon kind={kind} {...picture} />}
      <span>
        <Marked text={name} searched={kind === null ? '' : searched} lang={lang} />
        {note && <small> {note}</small>}
      </span>
    </>
  );
  return path === null ? (
    <span {...props} aria-disabled="true">
      {content}
    </span>
  ) : (
    <a {...props} href={localePath(locale, path)} onClick={() => onFollow(option)}>
      {content}
    </a>
  );
}

const Marked = ({ text, searched, lang }: { text: string; searched: string; lang?: string | undefined }) => (
  <span lang={lang}>
    {markMatches(text, searched).map(({ text: stretch, isMatch }, index) =>
      // biome-ignore lint/suspicious/noArrayIndexKey: the stretches of a name have no other identity
      isMatch ? <mark key={index}>{stretch}</mark> : stretch,
    )}
  </span>
);

type SuggestionProps = {
  /** "Showing results for {text}." or "Did you mean {text}?" */
  text: string;
  meant: string;
  onSearch: (text: string) => void;
};

/** The corrected or suggested text, as a button that searches for it. */
export function SpellingSuggestion({ text, meant, onSearch }: SuggestionProps) {
  const [before, after] = text.split('{text}');
  return (
    <span className="search-meant">
      {before}
      <button type="button" className="link" onClick={() => onSearch(meant)}>
        {meant}
      </button>
      {after}
    </span>
  );
}

type PopularProps = { title: string; searches: string[]; onSearch: (text: string) => void };

/** Popular searches, each as a button. */
export const PopularSearches = ({ title, searches, onSearch }: PopularProps) =>
  searches.length > 0 && (
    <section aria-labelledby="buscador-frecuentes">
      <h3 id="buscador-frecuentes" className="search-title">
        {title}
      </h3>
      <ul className="chips">
        {searches.map((search) => (
          <li key={search}>
            <button type="button" className="chip" onClick={() => onSearch(search)}>
              {search}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );

/** The option of a listbox that the arrow keys have reached, and the key handler of its combobox. */
export function useChosenOption(lastIndex: number, optionId: (index: number) => string) {
  const [active, setActive] = useState<number | null>(null);
  const chosen = active !== null && active <= lastIndex ? active : null;
  const choose = (index: number) => {
    setActive(index);
    document.getElementById(optionId(index))?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const next = targetOf(event.key, chosen, lastIndex);
    if (next !== null) choose(next);
    else if (event.key !== 'Enter' || chosen === null || !follow(optionId(chosen))) return;
    event.preventDefault();
  };
  return { chosen, onKeyDown, forget: () => setActive(null) };
}

/**
 * The index a key moves to, or null if the key belongs to the field. Without an option the arrows start at either end,
 * and Home and End stay with the field.
 */
export function targetOf(key: string, chosen: number | null, lastIndex: number): number | null {
  if (lastIndex < 0) return null;
  if (key === 'ArrowDown') return chosen === null || chosen === lastIndex ? 0 : chosen + 1;
  if (key === 'ArrowUp') return chosen === null || chosen === 0 ? lastIndex : chosen - 1;
  if (chosen !== null && key === 'Home') return 0;
  if (chosen !== null && key === 'End') return lastIndex;
  return null;
}

/** False for an option without a page. */
function follow(id: string): boolean {
  const option = document.getElementById(id);
  if (!(option instanceof HTMLAnchorElement)) return false;
  option.click();
  return true;
}
