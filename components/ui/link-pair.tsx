type Link = [href: string, name: string];

/** Two links for a page where the visitor has finished; the first one stands out. */
export const LinkPair = ({ links: [first, second] }: { links: [Link, Link] }) => (
  <p className="flex flex-wrap gap-3">
    <a className="btn btn-primary" href={first[0]}>
      {first[1]}
    </a>
    <a className="btn btn-line" href={second[0]}>
      {second[1]}
    </a>
  </p>
);
