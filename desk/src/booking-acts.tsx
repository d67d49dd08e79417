import { Alert, Button, Stack } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { Link } from 'react-router-dom';
import { type Act, ActForm, lastNotice } from './act-forms';
import { ask, Refusal } from './api';
import { BookingConflict, type Conflict, conflictOf } from './booking-conflict';
import { today } from './format';
import { refusalText } from './refusal-text';
import { useTranslate } from './use-translate';
import type { Booking, Visit } from './wire';

/** The actions that are possible in each state, without refunds and mails. */
const ACTS: Record<Booking['estado'], readonly Act[]> = {
  requested: ['confirmar', 'cancelar'],
  held: ['confirmar', 'cancelar'],
  confirmed: ['mover', 'cancelar'],
  cancelled: [],
  expired: [],
};

type BookingActsProps = { booking: Booking; onChange: (changed: Booking) => void };

/** The action buttons of a booking; each asks for confirmation and says how the patient will be notified. */
export const BookingActs = ({ booking, onChange }: BookingActsProps) => {
  const translate = useTranslate();
  const [act, setAct] = useState<Act | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const close = (changed: Booking | null) => {
    setAct(null);
    if (changed) onChange(changed);
  };
  const acts: Act[] = [
    ...ACTS[booking.estado],
    ...(booking.pagos.some(({ status }) => status === 'needs_refund') ? (['devolucion'] as const) : []),
    ...(lastNotice(booking) ? (['reenviar'] as const) : []),
  ];
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }} className="desk-no-print">
      {acts.map((one) => (
        <Button
          key={one}
          variant={one === 'confirmar' || one === 'mover' || one === 'devolucion' ? 'contained' : 'outlined'}
          color={one === 'cancelar' ? 'error' : 'primary'}
          onClick={() => setAct(one)}
        >
          {translate(`desk.${one}.button`)}
        </Button>
      ))}
      <VisitButtons booking={booking} onChange={onChange} onConflict={setConflict} />
      <Button component={Link} to={`/nueva?de=${booking.referencia}`} variant="outlined">
        {translate('desk.caller.again')}
      </Button>
      {conflict && (
        <Alert severity="warning" sx={{ width: '100%' }} onClose={() => setConflict(null)}>
          {translate('desk.refusals.bookingChanged')}
          <BookingConflict conflict={conflict} />
        </Alert>
      )}
      {act && <ActForm act={act} booking={booking} onClose={close} />}
    </Stack>
  );
};

type VisitButtonsProps = BookingActsProps & {
  /** Called with a conflict when somebody else changed the booking first, and with null when it is resolved. */
  onConflict: (conflict: Conflict | null) => void;
};

/** Buttons that record whether the patient came, from the day of the visit on. A second press undoes it. */
const VisitButtons = ({ booking, onChange, onConflict }: VisitButtonsProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  if (booking.estado !== 'confirmed' || !booking.fecha || booking.fecha > today()) return null;
  const mark = async (visita: Visit) => {
    onConflict(null);
    const { referencia, version } = booking;
    try {
      onChange(await ask<Booking>('POST', `/reservas/${referencia}/visita`, { visita, version }));
    } catch (error) {
      const refusal = error instanceof Refusal ? error : new Refusal('failed', 0);
      const conflict = conflictOf(refusal);
      if (conflict) onChange(conflict.reserva);
      if (conflict) onConflict(conflict);
      else notify(refusalText(refusal, translate), { type: 'error' });
    }
  };
  return (['arrived', 'no_show'] as const).map((visit) => {
    const isSaid = booking.visita === visit;
    return (
      <Button
        key={visit}
        variant={isSaid ? 'contained' : 'outlined'}
        color={visit === 'arrived' ? 'primary' : 'error'}
        aria-pressed={isSaid}
        onClick={() => mark(isSaid ? null : visit)}
      >
        {translate(`desk.visit.${visit}`)}
      </Button>
    );
  });
};
