import { Paper, Stack, Typography } from '@mui/material';
import { useLocaleState } from 'react-admin';
import { Link } from 'react-router-dom';
import { useWithClinic } from '../chosen-clinic';
import { PhoneLinks } from '../contact-links';
import { callHours, euros, moment, shortDay } from '../format';
import { useTranslate } from '../use-translate';
import type { InboxPath } from '../wire';
import type { Item } from './inbox-wire';
import { aboutText, DueChip, duration, OwnerChip } from './item-labels';
import { OwnerActions } from './owner-actions';

/** One item of an inbox: subject, age, owner, and buttons that change its state. */
export const InboxLine = ({ path, item }: { path: InboxPath; item: Item }) => {
  const translate = useTranslate();
  const withClinic = useWithClinic();
  const [locale] = useLocaleState();
  const { nombre, telefono, recibida, reserva } = item;
  const preference = [
    shortDay(item.fechadeseada, locale),
    item.horariodeseado && translate(`desk.choices.horario.${item.horariodeseado}`, { _: item.horariodeseado }),
  ].filter(Boolean);
  const facts = [
    item.centimos !== null && euros(item.centimos, locale),
    aboutText(path, item.asunto, translate),
    preference.length > 0 && `${translate('desk.columns.preference')}: ${preference.join(', ')}`,
    item.llamada &&
      `${translate('desk.columns.call')}: ${callHours(item.llamada.fecha, item.llamada.desde, item.llamada.hasta, locale)}`,
    item.clinica,
  ].filter(Boolean);
  const age = duration(Date.now() - new Date(recibida).getTime(), translate);
  return (
    <Paper variant="outlined" component="li" sx={{ p: 1.5, listStyle: 'none' }}>
      <Stack direction={{ xs: 'column', md: 'row' }} spacing={1} useFlexGap sx={{ justifyContent: 'space-between' }}>
        <Stack spacing={0.5} sx={{ minWidth: 0 }}>
          <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
            <Typography component="h2" sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
              <Link to={withClinic(reserva === null ? `/bandejas/${path}/${item.id}` : `/reservas/${reserva}`)}>
                {nombre || '—'}
              </Link>
            </Typography>
            <OwnerChip item={item} />
            <DueChip due={item.vence} />
          </Stack>
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {facts.join(' · ')}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {translate('desk.inbox.received', { moment: moment(recibida, locale), age })}
            {telefono && (
              <>
                {' · '}
                <PhoneLinks text={telefono} />
              </>
            )}
          </Typography>
        </Stack>
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', flexShrink: 0 }}>
          <OwnerActions path={path} item={item} />
        </Stack>
      </Stack>
    </Paper>
  );
};
