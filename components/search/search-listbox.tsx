import { markMatches } from '@/lib/domain/matches';
import type { OptionColumn, SearchOption } from './search-options';

type Props = {
  id: string;
  label: string;
  columns: OptionColumn[];
  /** What was searched: it is marked in the names. */
  searched: string;
  /** The option the arrows are at, or null. */
  chosen: number | null;
  optionId: (index: number) => string;
};

/** The results of the live search as the listbox of its combobox; an option is also a link that can be clicked. */
export function SearchListbox({ id, label, columns, searched, chosen, optionId }: Props) {
  return (
    <div id={id} role="listbox" aria-label={label} className="search-columns">
      {columns.map(({ title, groups }, column) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options is no fieldset
        <div key={title} role="group" aria-labelledby={`${id}-${column}`}>
          <p id={`${id}-${column}`} className="search-title">
            {title}
          </p>
          {groups.map((group) => (
            <SearchGroup key={group.title} title={group.title} service={group.service}>
              {group.options.map((option) => (
                <Option
                  key={option.index}
                  option={option}
                  id={optionId(option.index)}
                  searched={searched}
                  isChosen={option.index === chosen}
                />
              ))}
            </SearchGroup>
          ))}
        </div>
      ))}
    </div>
  );
}

type GroupProps = { title: string | null; service: string | null; children: React.ReactNode };

function SearchGroup({ title, service, children }: GroupProps) {
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

type OptionProps = { option: SearchOption; id: string; searched: string; isChosen: boolean };

function Option({ option: { name, note, href }, id, searched, isChosen }: OptionProps) {
  const words = (
    <>
      {markMatches(name, searched).map(({ text, isMatch }, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the stretches of a name have no other identity
        isMatch ? <mark key={index}>{text}</mark> : text,
      )}
      {note && <small> {note}</small>}
    </>
  );
  const props = { id, role: 'option', 'aria-selected': isChosen, tabIndex: -1, className: 'search-option' } as const;
  return href ? (
    <a {...props} href={href}>
      {words}
    </a>
  ) : (
    <span {...props} aria-disabled="true">
      {words}
    </span>
  );
}
