import { Button, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ActDialog } from './act-dialog';
import { hour, today } from './format';
import type { Booking } from './wire';

type Act = 'confirmar' | 'mover' | 'cancelar';

/** What can be done in each state. */
const ACTS: Record<Booking['estado'], readonly Act[]> = {
  requested: ['confirmar', 'cancelar'],
  held: ['confirmar', 'cancelar'],
  confirmed: ['mover', 'cancelar'],
  cancelled: [],
  expired: [],
};

type BookingActsProps = { booking: Booking; onChange: (changed: Booking) => void };

/** The buttons of a booking; each asks first and says that the patient is written to. */
export const BookingActs = ({ booking, onChange }: BookingActsProps) => {
  const translate = useTranslate();
  const [act, setAct] = useState<Act | null>(null);
  const close = (changed: Booking | null) => {
    setAct(null);
    if (changed) onChange(changed);
  };
  const acts = ACTS[booking.estado];
  if (acts.length === 0) return null;
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }} className="desk-no-print">
      {acts.map((one) => (
        <Button
          key={one}
          variant={one === 'cancelar' ? 'outlined' : 'contained'}
          color={one === 'cancelar' ? 'error' : 'primary'}
          onClick={() => setAct(one)}
        >
          {translate(`desk.${one}.button`)}
        </Button>
      ))}
      {act && <ActForm act={act} booking={booking} onClose={close} />}
    </Stack>
  );
};

const ActForm = ({
  act,
  booking,
  onClose,
}: {
  act: Act;
  booking: Booking;
  onClose: (changed: Booking | null) => void;
}) => {
  const translate = useTranslate();
  const [day, setDay] = useState(booking.fecha ?? '');
  const [start, setStart] = useState(hour(booking.inicio));
  const [end, setEnd] = useState('');
  const asksHour = act === 'mover' || (act === 'confirmar' && booking.estado === 'requested');
  return (
    <ActDialog
      reference={booking.referencia}
      act={act}
      title={translate(`desk.${act}.title`)}
      submit={translate(`desk.${act}.submit`)}
      isDangerous={act === 'cancelar'}
      body={asksHour ? { fecha: day, inicio: start, fin: end } : {}}
      onClose={onClose}
    >
      {asksHour && (
        <>
          <TextField
            label={translate('desk.columns.day')}
            type="date"
            value={day}
            onChange={({ target }) => setDay(target.value)}
            slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: today() } }}
            required
            autoFocus
          />
          <Stack direction="row" spacing={1}>
            <TextField
              label={translate('desk.columns.from')}
              type="time"
              value={start}
              onChange={({ target }) => setStart(target.value)}
              slotProps={{ inputLabel: { shrink: true } }}
              required
              fullWidth
            />
            {booking.prueba === null && (
              <TextField
                label={translate('desk.columns.until')}
                type="time"
                value={end}
                onChange={({ target }) => setEnd(target.value)}
                slotProps={{ inputLabel: { shrink: true } }}
                fullWidth
              />
            )}
          </Stack>
        </>
      )}
      {act === 'confirmar' && booking.estado === 'held' && (
        <Typography>{translate('desk.confirmar.unpaid')}</Typography>
      )}
      {act === 'cancelar' && booking.pagos.some(({ status }) => status === 'paid') && (
        <Typography>{translate('desk.cancelar.paid')}</Typography>
      )}
      <Typography variant="body2">{translate('desk.tellsPatient')}</Typography>
    </ActDialog>
  );
};
