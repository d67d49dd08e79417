import { Alert, Button, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useLocaleState } from 'react-admin';
import { request } from '../api';
import { useChosenClinic } from '../chosen-clinic';
import { ClinicSelect } from '../clinic-select';
import { shortDay, stamp } from '../format';
import { useTranslate } from '../use-translate';
import { MoreButton, WideTable } from '../wide-table';
import { STATES, type Voucher } from './voucher-wire';

const COLUMNS = ['code', 'product', 'buyer', 'requested', 'goodUntil', 'state'] as const;

/** Query key of the lists of vouchers. */
export const VOUCHERS = ['bonos'];

/** The vouchers of the clinics, newest first; a click on a code opens it. */
export const VoucherList = ({ onOpen }: { onOpen: (code: string) => void }) => {
  const translate = useTranslate();
  const [clinic, setClinic] = useChosenClinic();
  const [state, setState] = useState('');
  const [typed, setTyped] = useState('');
  const text = useDeferredValue(typed);
  const { data, isError, hasNextPage, fetchNextPage, isFetching } = useInfiniteQuery({
    queryKey: [...VOUCHERS, clinic, state, text],
    queryFn: ({ pageParam }) =>
      request<{ bonos: Voucher[]; hayMas: boolean }>('POST', '/bonos/buscar', {
        ...{ clinica: clinic, estado: state, texto: text, antes: pageParam },
      }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ bonos, hayMas }) => (hayMas ? bonos.at(-1)?.id : undefined),
    placeholderData: (before) => before,
  });
  const vouchers = data?.pages.flatMap(({ bonos }) => bonos) ?? [];
  const title = translate('desk.vouchers.list');
  return (
    <Stack spacing={2} component="section" sx={{ minWidth: 0 }}>
      <Typography component="h2" variant="h2">
        {title}
      </Typography>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        <ClinicSelect value={clinic} onChange={setClinic} />
        <StateSelect value={state} onChange={setState} />
        <TextField
          size="small"
          label={translate('desk.vouchers.part')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          autoComplete="off"
        />
      </Stack>
      {isError && <Alert severity="error">{translate('desk.refusals.network')}</Alert>}
      {data && vouchers.length === 0 && <Typography role="status">{translate('desk.vouchers.none')}</Typography>}
      {vouchers.length > 0 && <VoucherTable label={title} vouchers={vouchers} onOpen={onOpen} />}
      <MoreButton {...{ hasNextPage, isFetching, fetchNextPage }} />
    </Stack>
  );
};

const StateSelect = ({ value, onChange }: { value: string; onChange: (state: string) => void }) => {
  const translate = useTranslate();
  return (
    <TextField
      select
      size="small"
      label={translate('desk.columns.state')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      sx={{ minWidth: '10rem' }}
    >
      <MenuItem value="">{translate('desk.vouchers.allStates')}</MenuItem>
      {STATES.map((one) => (
        <MenuItem key={one} value={one}>
          {translate(`desk.vouchers.states.${one}`)}
        </MenuItem>
      ))}
    </TextField>
  );
};

type TableProps = { label: string; vouchers: Voucher[]; onOpen: (code: string) => void };

const VoucherTable = ({ label, vouchers, onOpen }: TableProps) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return (
    <WideTable
      label={label}
      columns={COLUMNS.map((column) => translate(`desk.vouchers.columns.${column}`))}
      rows={vouchers.map((voucher) => ({
        key: voucher.id,
        cells: [
          <Button key="open" size="small" onClick={() => onOpen(voucher.codigo)} sx={{ whiteSpace: 'nowrap' }}>
            {voucher.codigo}
          </Button>,
          voucher.producto,
          voucher.nombre,
          stamp(voucher.pedido, locale),
          shortDay(voucher.hasta, locale) || '–',
          translate(`desk.vouchers.states.${voucher.estado}`),
        ],
      }))}
    />
  );
};
