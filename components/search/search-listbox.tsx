import { markMatches } from '@/lib/domain/matches';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { FoundIcon } from './found-icon';
import type { OptionGroup, SearchOption } from './search-options';

type Props = {
  id: string;
  label: string;
  locale: Locale;
  groups: OptionGroup[];
  /** What was searched: it is marked in the names. */
  searched: string;
  /** The option the arrows are at, or null. */
  chosen: number | null;
  optionId: (index: number) => string;
  /** Called before an option is followed. */
  onFollow: (option: SearchOption) => void;
};

type Shared = Pick<Props, 'locale' | 'searched' | 'chosen' | 'optionId' | 'onFollow'>;

/** What the search panel offers, as the listbox of its combobox; an option is also a link that can be clicked. */
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
