type Way = [href: string, name: string];

/** Where a visitor goes from a page that has nothing more to do: the first way stands out. */
export const WaysOn = ({ ways: [first, second] }: { ways: [Way, Way] }) => (
  <p className="flex flex-wrap gap-3">
    <a className="btn btn-primary" href={first[0]}>
      {first[1]}
    </a>
    <a className="btn btn-line" href={second[0]}>
      {second[1]}
    </a>
  </p>
);
