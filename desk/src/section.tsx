import { Paper, Typography } from '@mui/material';
import { Fragment, type ReactNode } from 'react';

/** A titled box. */
export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Paper variant="outlined" component="section" sx={{ p: 2 }}>
    <Typography component="h2" variant="h2" sx={{ mb: 1 }}>
      {title}
    </Typography>
    {children}
  </Paper>
);

/** A label and its value; facts without a value are omitted. */
export type Fact = [label: string, value: ReactNode];

/** Labels and values in two columns, stacked on a phone. */
export const Facts = ({ facts }: { facts: Fact[] }) => (
  <dl className="desk-facts">
    {facts
      .filter(([, value]) => value !== null && value !== undefined && value !== '')
      .map(([label, value]) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
  </dl>
);
