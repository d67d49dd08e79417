import { Alert, Chip, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Title, useLocaleState } from 'react-admin';
import { Link } from 'react-router-dom';
import { Refusal, request } from '../api';
import { moment, shortDay, today } from '../format';
import { refusalText } from '../refusal-text';
import { useTranslate } from '../use-translate';
import { WideTable } from '../wide-table';
import type { RightsCase } from './rights-wire';

const COLUMNS = ['received', 'right', 'name', 'due', 'state', 'owner', 'reference'] as const;

/** The requests about personal data, open ones first, by due date. */
export const CasesScreen = () => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { data, error } = useQuery({
    queryKey: ['derechos'],
    queryFn: () => request<{ expedientes: RightsCase[] }>('GET', '/derechos'),
    retry: false,
  });
  const cases = data?.expedientes ?? [];
  const title = translate('desk.rights.title');
  return (
    <Stack spacing={2} sx={{ p: { xs: 1, sm: 2 }, minWidth: 0 }}>
      <Title title={title} />
      <Typography component="h1" variant="h1">
        {title}
      </Typography>
      <Typography>
        <Link to="/conservacion">{translate('desk.rights.retention.title')}</Link>
      </Typography>
      {error && (
        <Alert severity="error">
          {refusalText(error instanceof Refusal ? error : new Refusal('failed', 0), translate)}
        </Alert>
      )}
      {data && cases.length === 0 && <Typography role="status">{translate('desk.rights.none')}</Typography>}
      {cases.length > 0 && (
        <WideTable
          label={title}
          columns={COLUMNS.map((column) => translate(`desk.rights.columns.${column}`))}
          rows={cases.map((one) => ({
            key: one.referencia,
            cells: [
              moment(one.recibido, locale),
              translate(`desk.rights.kinds.${one.derecho}`, { _: one.derecho }),
              [one.nombre, one.apellidos].filter(Boolean).join(' ') || translate('desk.rights.erased'),
              <Due key="due" one={one} />,
              translate(`desk.rights.states.${one.estado}`),
              one.propietario,
              <Link key="open" to={`/derechos/${one.referencia}`}>
                {one.referencia}
              </Link>,
            ],
          }))}
        />
      )}
    </Stack>
  );
};

/** The deadline, highlighted if the case is open and overdue. */
const Due = ({ one }: { one: RightsCase }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const day = shortDay(one.vence, locale);
  if (one.cerrado !== null || one.vence >= today()) return <span className="desk-nowrap">{day}</span>;
  return <Chip size="small" color="error" label={translate('desk.rights.overdue', { day })} />;
};
