import { Paper, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import type { ReactNode } from 'react';

type WideTableProps = {
  /** What it is a table of, for who does not see it. */
  label: string;
  columns: readonly string[];
  rows: readonly { key: string | number; cells: readonly ReactNode[] }[];
};

/** A table that scrolls by itself on a narrow screen, also by keyboard. */
export const WideTable = ({ label, columns, rows }: WideTableProps) => (
  <TableContainer component={Paper} variant="outlined" role="region" aria-label={label} tabIndex={0}>
    <Table size="small">
      <TableHead>
        <TableRow>
          {columns.map((column) => (
            <TableCell key={column}>{column}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ key, cells }) => (
          <TableRow key={key} hover>
            {cells.map((cell, index) => (
              <TableCell key={columns[index]}>{cell}</TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </TableContainer>
);
