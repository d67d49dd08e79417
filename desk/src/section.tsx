import { Paper, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** A titled box. */
export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Paper variant="outlined" component="section" sx={{ p: 2 }}>
    <Typography component="h2" variant="h2" sx={{ mb: 1 }}>
      {title}
    </Typography>
    {children}
  </Paper>
);
