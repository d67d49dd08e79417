import { Alert, Button, Paper, Stack, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Title, useLocaleState } from 'react-admin';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { Refusal, request } from '../api';
import { useWithClinic } from '../chosen-clinic';
import { ConfirmDialog } from '../confirm-dialog';
import { EmailLink, PhoneLinks } from '../contact-links';
import { euros, longDay, moment, stamp } from '../format';
import { refusalText } from '../refusal-text';
import { type Fact, Facts } from '../section';
import type { KeyIn } from '../translator';
import { useAccount } from '../use-account';
import { useTranslate } from '../use-translate';
import type { InboxPath } from '../wire';
import { AnswerForm } from './answer-form';
import { type ItemDetail, PATHS } from './inbox-wire';
import { DueChip, mailKind, OwnerChip } from './item-labels';
import { OwnerActions, useChanged } from './owner-actions';
import { ReviewProfessional } from './review-professional';

/** An item of an inbox in full, with its actions. */
export const ItemScreen = () => {
  const translate = useTranslate();
  const withClinic = useWithClinic();
  const { tipo, id = '' } = useParams();
  const path = PATHS.find((one) => one === tipo) ?? 'mensajes';
  const queries = useQueryClient();
  const changed = useChanged(path);
  const key = ['elemento', path, id];
  const { data, error } = useQuery({
    queryKey: key,
    queryFn: () => request<ItemDetail>('GET', `/bandejas/${path}/${encodeURIComponent(id)}`),
    retry: (count, reason) => !(reason instanceof Refusal && reason.status > 0) && count < 2,
    refetchOnWindowFocus: false, // each read adds a line to the access log
  });
  const show = (next: ItemDetail) => {
    queries.setQueryData(key, next);
    changed(true);
  };
  return (
    <Stack spacing={2} sx={{ p: { xs: 1, sm: 2 }, maxWidth: '60rem' }}>
      <Title title={translate(`desk.inbox.kinds.${path}`)} />
      <Link to={withClinic(`/bandejas/${path}`)}>{translate('desk.inbox.toList')}</Link>
      {error && (
        <Alert severity="error">
          {refusalText(error instanceof Refusal ? error : new Refusal('failed', 0), translate)}
        </Alert>
      )}
      {data && (
        <>
          <Head path={path} item={data} onChange={show} />
          {path === 'mensajes' && <AnswerForm item={data} onChange={show} />}
        </>
      )}
    </Stack>
  );
};

type PartProps = { path: InboxPath; item: ItemDetail; onChange: (next: ItemDetail) => void };

const Head = ({ path, item, onChange }: PartProps) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const account = useAccount();
  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap', mb: 2 }}>
        <Typography component="h1" variant="h1" sx={{ overflowWrap: 'anywhere' }}>
          {item.nombre}
        </Typography>
        <OwnerChip item={item} />
        <DueChip due={item.vence} />
        <Typography color="text.secondary">
          {translate('desk.inbox.receivedAt', { moment: moment(item.recibida, locale) })}
        </Typography>
      </Stack>
      <ItemFacts item={item} />
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', mt: 2 }}>
        {path === 'profesionales' && account?.rol === 'manager' && (
          <ReviewProfessional item={item} onChange={onChange} />
        )}
        {path === 'correos' && item.estado !== 'hecha' && <Resend item={item} />}
        {item.reserva && <Link to={`/reservas/${item.reserva}`}>{translate('desk.inbox.toBooking')}</Link>}
        <OwnerActions path={path} item={item} />
      </Stack>
    </Paper>
  );
};

const Resend = ({ item }: { item: ItemDetail }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [isConfirming, setIsConfirming] = useState(false);
  const texts = (name: KeyIn<'desk.inbox.reenviar'>) =>
    translate(`desk.inbox.reenviar.${name}`, { email: item.nombre });
  return (
    <>
      <Button variant="contained" size="small" onClick={() => setIsConfirming(true)}>
        {texts('button')}
      </Button>
      {isConfirming && (
        <ConfirmDialog
          path={`/bandejas/correos/${item.id}/reenviar`}
          title={texts('title')}
          submit={texts('button')}
          done={texts('done')}
          onClose={(answer) => {
            setIsConfirming(false);
            if (answer) navigate('/bandejas/correos');
          }}
        >
          <Typography>{texts('help')}</Typography>
        </ConfirmDialog>
      )}
    </>
  );
};

/** All facts of an item, in the order received. */
const ItemFacts = ({ item }: { item: ItemDetail }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const shown = (name: string, value: string | number | boolean): ReactNode => {
    if (name === 'telefono') return <PhoneLinks text={String(value)} />;
    if (name === 'correo') return <EmailLink text={String(value)} />;
    if (name === 'centimos') return euros(Number(value), locale);
    if (name === 'validohasta') return longDay(String(value), locale);
    if (name === 'encola' || name === 'pagado') return stamp(String(value), locale);
    if (name === 'idioma') return translate(`desk.languages.${value}`, { _: String(value) });
    if (name === 'tipocorreo') return mailKind(String(value), translate);
    if (name === 'estadobono' || name === 'estadocuenta')
      return translate(`desk.inbox.${name}.${value}`, { _: String(value) });
    if (name === 'estadopago') return translate(`desk.payments.${value}`, { _: String(value) });
    if (typeof value === 'boolean') return translate(value ? 'desk.yes' : 'desk.no');
    if (name === 'mensaje' || name === 'motivorechazo')
      return (
        <Typography component="span" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {value}
        </Typography>
      );
    return String(value);
  };
  const facts = Object.entries(item.datos).flatMap(([name, value]): Fact[] =>
    value === null || value === '' ? [] : [[translate(`desk.inbox.fields.${name}`, { _: name }), shown(name, value)]],
  );
  return <Facts facts={[...facts, [translate('desk.columns.clinic'), item.clinica]]} />;
};
