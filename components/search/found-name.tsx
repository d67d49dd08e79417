/** A result; without address it is plain text. */
export type Entry = { id: string; name: string; href: string | null };

type Props = Omit<Entry, 'id'> & { lang?: 'es' | undefined; className?: string };

/** The name of a result, a link where it has a page. */
export const FoundName = ({ name, href, lang, className }: Props) =>
  href ? (
    <a className={className} href={href} lang={lang}>
      {name}
    </a>
  ) : (
    <span lang={lang}>{name}</span>
  );

/** The name of a result in a row, and a line about it. */
export const NamedWithNote = ({ note, ...named }: Props & { note: string }) => (
  <p>
    <FoundName {...named} />
    {note && <small>{note}</small>}
  </p>
);
