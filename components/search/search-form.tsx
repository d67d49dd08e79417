import { Icon } from '@/components/ui/icon';
import { SearchInput } from '@/components/ui/search-input';
import { type Locale, localePath } from '@/lib/i18n/locales';

type Props = { locale: Locale; text: string; label: string; submit: string };

/** Leads to the results page with the text in the address; needs no script (M30). */
export function SearchForm({ locale, text, label, submit }: Props) {
  return (
    <search>
      <form className="search-form" method="get" action={localePath(locale, '/resultados-busqueda')}>
        <label htmlFor="q">{label}</label>
        <div className="search-field">
          <Icon name="search" />
          <SearchInput id="q" defaultValue={text} />
          <button type="submit" className="btn btn-primary">
            {submit}
          </button>
        </div>
      </form>
    </search>
  );
}
