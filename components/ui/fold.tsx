import type { ReactNode } from 'react';
import { Icon } from './icon';

type Props = {
  /** Its heading, or for more entries of a list their number. */
  title: ReactNode;
  /** A link to this fragment opens it. */
  id?: string;
  className?: string;
  children: ReactNode;
};

/**
 * A part of a page that starts folded on telephones. Wider screens, paper and a link to its fragment show it whole
 * (app/styles/folds.css); a browser without `::details-content` folds it at every width.
 */
export const Fold = ({ title, id, className, children }: Props) => (
  <details id={id} className={className ? `fold ${className}` : 'fold'}>
    <summary>
      {title} <Icon name="chevron-down" />
    </summary>
    {children}
  </details>
);
