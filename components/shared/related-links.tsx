/** A list of links: name, address, and a note beside the name. */
export type RelatedGroup = {
  title: string;
  links: [name: string, href: string, note?: string | null][];
  /** A link to all entries, when the links are not complete. */
  all?: [name: string, href: string] | null;
};

/** Groups of links side by side. Groups without links are left out; without any group, so is the section. */
export function RelatedLinks({ title, groups }: { title: string; groups: RelatedGroup[] }) {
  const shown = groups.filter(({ links }) => links.length > 0);
  if (shown.length === 0) return null;
  return (
    <section className="section lead-on no-print" aria-labelledby="seguir-t">
      <div className="wrap">
        <h2 id="seguir-t">{title}</h2>
        <div>
          {shown.map((group) => (
            <section key={group.title}>
              <h3 className="text-lg">{group.title}</h3>
              <ul className="plain-list">
                {group.links.map(([name, href, note]) => (
                  <li key={href}>
                    <a href={href}>
                      {name}
                      {note && <small>{note}</small>}
                    </a>
                  </li>
                ))}
              </ul>
              {group.all && (
                <a className="link" href={group.all[1]}>
                  {group.all[0]}
                </a>
              )}
            </section>
          ))}
        </div>
      </div>
    </section>
  );
}
