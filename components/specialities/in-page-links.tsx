type Props = { label: string; sections: { id: string; name: string | null }[] };

/** The parts of a long page; a part without name is not there. */
export function InPageLinks({ label, sections }: Props) {
  const shown = sections.filter((section) => section.name);
  if (shown.length < 2) return null;
  return (
    <nav className="in-page no-print" aria-label={label}>
      <ul className="wrap">
        {shown.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
