import { Button, Paper, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from './use-translate';

type WideTableProps = {
  /** Names the table for screen readers. */
  label: string;
  columns: readonly string[];
  rows: readonly { key: string | number; cells: readonly ReactNode[] }[];
};

/** A table that scrolls horizontally on a narrow screen, also by keyboard. */
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

/** The button that loads the next page of a list; renders nothing after the last page. */
export const MoreButton = ({ hasNextPage, isFetching, fetchNextPage }: Props) => {
  const translate = useTranslate();
  if (!hasNextPage) return null;
  return (
    <Button variant="outlined" sx={{ alignSelf: 'flex-start' }} disabled={isFetching} onClick={() => fetchNextPage()}>
      {translate('desk.log.more')}
    </Button>
  );
};
