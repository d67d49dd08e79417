import type { ComponentProps } from 'react';

/** A section that is out of sight at first: the early script lays it out after the first paint (docs/decisions/0062). */
export const FarSection = ({ className, ...rest }: ComponentProps<'section'>) => (
  <section
    {...rest}
    className={className ? `section far ${className}` : 'section far'}
    suppressHydrationWarning // laid out by then (lay-out-rest.ts)
  />
);
