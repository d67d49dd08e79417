import type { ReactNode } from 'react';

type Props = {
  className: string;
  /** Names and values; an empty value is left out. */
  rows: readonly (readonly [name: string, value: ReactNode])[];
};

/** Facts of a booking as names and values. */
export const FactList = ({ className, rows }: Props) => (
  <dl className={className}>
    {rows.map(([name, value]) =>
      value ? (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ) : null,
    )}
  </dl>
);
