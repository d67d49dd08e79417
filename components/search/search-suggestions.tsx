type MeantProps = {
  /** "Showing results for #." or "Did you mean #?" */
  text: string;
  meant: string;
  onSearch: (text: string) => void;
};

/** What was searched for instead, or probably meant, as a button that searches for it. */
export function Meant({ text, meant, onSearch }: MeantProps) {
  const [before, after] = text.split('#');
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

/** Words that others look for, each a button that searches for it. */
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
