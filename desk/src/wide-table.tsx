import { Button, Paper, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

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

type Props = { hasNextPage: boolean; isFetching: boolean; fetchNextPage: () => unknown };

/** What a list that is read in parts has below it while there are more. */
export const MoreButton = ({ hasNextPage, isFetching, fetchNextPage }: Props) => {
  const translate = useTranslate();
  if (!hasNextPage) return null;
  return (
    <Button variant="outlined" sx={{ alignSelf: 'flex-start' }} disabled={isFetching} onClick={() => fetchNextPage()}>
      {translate('desk.log.more')}
    </Button>
  );
};
