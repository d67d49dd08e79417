import { Fold } from '@/components/ui/fold';

/** A list of links: name, address, and a note beside the name. */
export type RelatedGroup = {
  title: string;
  links: [name: string, href: string, note?: string | null][];
  /** A link to all entries, when the links are not complete. */
  all?: [name: string, href: string] | null;
};

/** With more links than this, telephones show the names of the groups only. */
const OPEN_LINKS = 8;

/** Groups of links side by side. Groups without links are left out; without any group, so is the section. */
export function RelatedLinks({ title, groups }: { title: string; groups: RelatedGroup[] }) {
  const shown = groups.filter(({ links }) => links.length > 0);
  if (shown.length === 0) return null;
  const isLong = shown.flatMap(({ links }) => links).length > OPEN_LINKS;
  return (
    <section className="section lead-on no-print" aria-labelledby="seguir-t">
      <div className="wrap">
        <h2 id="seguir-t">{title}</h2>
        <div>
          {shown.map((group) => (
            <LinkGroup key={group.title} group={group} isFolded={isLong} />
          ))}
        </div>
      </div>
    </section>
  );
}

function LinkGroup({ group: { title, links, all }, isFolded }: { group: RelatedGroup; isFolded: boolean }) {
  const heading = <h3 className="text-lg">{title}</h3>;
  const content = (
    <>
      <ul className="plain-list">
        {links.map(([name, href, note]) => (
          <li key={href}>
            <a href={href}>
              {name}
              {note && <small>{note}</small>}
            </a>
          </li>
        ))}
      </ul>
      {all && (
        <a className="link" href={all[1]}>
          {all[0]}
        </a>
      )}
    </>
  );
  if (isFolded) return <Fold title={heading}>{content}</Fold>;
  return (
    <section>
      {heading}
      {content}
    </section>
  );
}
