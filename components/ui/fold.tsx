import type { ReactNode } from 'react';
import { Icon } from './icon';

type Props = {
  /** Its heading, or for more entries of a list their number. */
  title: ReactNode;
  className?: string;
  children: ReactNode;
};

/**
 * A part of a page that starts folded on telephones. Wider screens and paper show it whole (app/styles/folds.css);
 * a browser without `::details-content` folds it at every width.
 */
export const Fold = ({ title, className, children }: Props) => (
  <details className={className ? `fold ${className}` : 'fold'}>
    <summary>
      {title} <Icon name="chevron-down" />
    </summary>
    {children}
  </details>
);
