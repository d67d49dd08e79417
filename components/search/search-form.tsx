import { Icon } from '@/components/ui/icon';
import { type Locale, localePath } from '@/lib/i18n/locales';
import './search.css';

type Props = { locale: Locale; text: string; label: string; submit: string };

/** Leads to the results page with the text in the address; needs no script (checklist M30). */
export function SearchForm({ locale, text, label, submit }: Props) {
  return (
    <search>
      <form className="search-form" method="get" action={localePath(locale, '/resultados-busqueda')}>
        <label htmlFor="q">{label}</label>
        <div className="search-field">
          <Icon name="search" />
          <input
            id="q"
            name="q"
            type="search"
            defaultValue={text}
            maxLength={100}
            autoComplete="off"
            enterKeyHint="search"
            spellCheck={false}
          />
          <button type="submit" className="btn btn-primary">
            {submit}
          </button>
        </div>
      </form>
    </search>
  );
}
