import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';

type Props = {
  id: string;
  title: string;
  /** The link to the list of this kind alone; null where it is whole. */
  all: { href: string; name: string } | null;
  children: ReactNode;
};

/** A list of the results page under its heading. */
export const ResultSection = ({ id, title, all, children }: Props) => (
  <section aria-labelledby={id} className="found">
    <h2 id={id} className="text-2xl">
      {title}
    </h2>
    {children}
    {all && (
      <p className="mt-4">
        <a className="link" href={all.href}>
          {all.name} <Icon name="arrow-right" />
        </a>
      </p>
    )}
  </section>
);
