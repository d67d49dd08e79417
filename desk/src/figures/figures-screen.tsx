import { addMonths } from '@clinic/contract/dates';
import DownloadIcon from '@mui/icons-material/Download';
import { Alert, Button, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Title, useLocaleState } from 'react-admin';
import { Refusal, request } from '../api';
import { useChosenClinic } from '../chosen-clinic';
import { ClinicSelect } from '../clinic-select';
import { refusalText } from '../refusal-text';
import { saveFile } from '../save-file';
import { Facts, Section } from '../section';
import { useAccount } from '../use-account';
import { useTranslate } from '../use-translate';
import { BarChart } from './bar-chart';
import { FigureTable } from './figure-table';
import {
  csvOf,
  FIGURES,
  type Figure,
  type FigureRow,
  type FiguresAnswer,
  longMonth,
  monthsBetween,
  shortMonth,
  TABLE_NAMES,
  TABLES,
  thisMonth,
} from './figures';

/** Visits exist for the coming months; records older than three years are deleted. */
const [MONTHS_AHEAD, MONTHS_BACK] = [3, 36];

/** The figures of a manager by clinic and month, as a chart, tables and a file for a spreadsheet. */
export const FiguresScreen = () => {
  const translate = useTranslate();
  const [clinic, setClinic] = useChosenClinic();
  const [from, setFrom] = useState(() => addMonths(thisMonth(), -11));
  const [until, setUntil] = useState(thisMonth);
  const { data, error } = useQuery({
    queryKey: ['cifras', from, until, clinic],
    queryFn: () =>
      request<FiguresAnswer>(
        'GET',
        `/cifras?desde=${from}&hasta=${until}${clinic === null ? '' : `&clinica=${clinic}`}`,
      ),
    retry: (count, reason) => !(reason instanceof Refusal && reason.status > 0) && count < 2,
  });
  const title = translate('desk.figures.title');
  return (
    <Stack spacing={2} sx={{ p: { xs: 1, sm: 2 }, minWidth: 0 }}>
      <Title title={title} />
      <Typography component="h1" variant="h1">
        {title}
      </Typography>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <ClinicSelect value={clinic} onChange={setClinic} />
        <MonthSelect label={translate('desk.figures.from')} value={from} onChange={setFrom} />
        <MonthSelect label={translate('desk.figures.until')} value={until} onChange={setUntil} />
        {data && <DownloadButton answer={data} name={`${from}_${until}.csv`} />}
      </Stack>
      {error && (
        <Alert severity="error">
          {refusalText(error instanceof Refusal ? error : new Refusal('failed', 0), translate)}
        </Alert>
      )}
      {data && <Shown answer={data} months={monthsBetween(from, until)} />}
    </Stack>
  );
};

type MonthSelectProps = { label: string; value: string; onChange: (month: string) => void };

const MonthSelect = ({ label, value, onChange }: MonthSelectProps) => {
  const [locale] = useLocaleState();
  const now = thisMonth();
  const months = monthsBetween(addMonths(now, -MONTHS_BACK), addMonths(now, MONTHS_AHEAD)).reverse();
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      sx={{ minWidth: '11rem' }}
    >
      {months.map((month) => (
        <MenuItem key={month} value={month}>
          {longMonth(month, locale)}
        </MenuItem>
      ))}
    </TextField>
  );
};

/** Returns a function that names the clinic of a row. */
function useClinicOf(): (row: FigureRow) => string {
  const translate = useTranslate();
  const clinics = useAccount()?.clinicas ?? [];
  return ({ centromedico }) =>
    centromedico === null
      ? translate('desk.figures.group')
      : (clinics.find(({ id }) => id === centromedico)?.nombre ?? String(centromedico));
}

const Shown = ({ answer, months }: { answer: FiguresAnswer; months: string[] }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const clinicOf = useClinicOf();
  const { filas, total, plazos } = answer;
  const sumOf = (month: string, figure: 'confirmadas' | 'anuladas') =>
    filas.filter(({ mes }) => mes === month).reduce((sum, row) => sum + row[figure], 0);
  return (
    <>
      <Alert severity="info">{translate('desk.figures.deleted', plazos)}</Alert>
      {filas.length === 0 && <Typography role="status">{translate('desk.figures.none')}</Typography>}
      {filas.length > 0 && (
        <>
          <BarChart
            label={translate('desk.figures.chart')}
            names={[translate('desk.figures.columns.confirmadas'), translate('desk.figures.columns.anuladas')]}
            columns={months.map((month) => ({
              label: shortMonth(month, locale),
              values: [sumOf(month, 'confirmadas'), sumOf(month, 'anuladas')],
            }))}
          />
          {TABLE_NAMES.map((name) => (
            <Section key={name} title={translate(`desk.figures.tables.${name}`)}>
              <Typography variant="body2" sx={{ mb: 1 }}>
                {translate(`desk.figures.means.${name}`)}
              </Typography>
              <FigureTable
                label={translate(`desk.figures.tables.${name}`)}
                figures={TABLES[name]}
                {...{ rows: filas, total, clinicOf }}
              />
              <Explained figures={TABLES[name]} />
            </Section>
          ))}
        </>
      )}
    </>
  );
};

/** Explains the figures of a table. */
const Explained = ({ figures }: { figures: readonly Figure[] }) => {
  const translate = useTranslate();
  return (
    <>
      <Typography component="h3" sx={{ fontWeight: 700, mt: 2, mb: 1 }}>
        {translate('desk.figures.explained')}
      </Typography>
      <Facts
        facts={figures.map((figure) => [
          translate(`desk.figures.columns.${figure}`),
          translate(`desk.figures.counts.${figure}`),
        ])}
      />
    </>
  );
};

const DownloadButton = ({ answer, name }: { answer: FiguresAnswer; name: string }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const clinicOf = useClinicOf();
  const download = () => {
    // In the file the tables are side by side, so their columns need the name of the table.
    const columns = TABLE_NAMES.flatMap((name) =>
      TABLES[name].map((figure) => {
        const column = translate(`desk.figures.columns.${figure}`);
        return name === 'otras' ? column : `${translate(`desk.figures.tables.${name}`)}: ${column}`;
      }),
    );
    const rows = answer.filas.map((row) => [
      ...[row.mes, clinicOf(row)],
      ...FIGURES.map((figure) => (figure === 'mediana' && row.mediana !== null ? row.mediana / 60 : row[figure])),
    ]);
    const csv = csvOf([[translate('desk.figures.month'), translate('desk.clinic'), ...columns], ...rows], locale);
    saveFile(`${translate('desk.figures.file')}_${name}`, new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  };
  return (
    <Button variant="outlined" startIcon={<DownloadIcon />} onClick={download} disabled={answer.filas.length === 0}>
      {translate('desk.figures.download')}
    </Button>
  );
};
