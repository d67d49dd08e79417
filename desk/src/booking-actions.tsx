import { Alert, Button, Stack } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { Link } from 'react-router-dom';
import { Refusal, request } from './api';
import { type BookingAction, BookingActionForm, lastNotice } from './booking-action-forms';
import { BookingConflict, type Conflict, conflictOf } from './booking-conflict';
import { today } from './format';
import { refusalText } from './refusal-text';
import { useTranslate } from './use-translate';
import type { Booking, Visit } from './wire';

/** The actions that are possible in each state, without refunds and mails. */
const ACTIONS: Record<Booking['estado'], readonly BookingAction[]> = {
  requested: ['confirmar', 'cancelar'],
  held: ['confirmar', 'cancelar'],
  confirmed: ['mover', 'cancelar'],
  cancelled: [],
  expired: [],
};

type BookingActionsProps = { booking: Booking; onChange: (changed: Booking) => void };

/** The action buttons of a booking; each asks for confirmation and says how the patient will be notified. */
export const BookingActions = ({ booking, onChange }: BookingActionsProps) => {
  const translate = useTranslate();
  const [action, setAction] = useState<BookingAction | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const close = (changed: Booking | null) => {
    setAction(null);
    if (changed) onChange(changed);
  };
  const actions: BookingAction[] = [
    ...ACTIONS[booking.estado],
    ...(booking.pagos.some(({ status }) => status === 'needs_refund') ? (['devolucion'] as const) : []),
    ...(takesLink(booking) ? (['enlace'] as const) : []),
    ...(lastNotice(booking) ? (['reenviar'] as const) : []),
  ];
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }} className="desk-no-print">
      {actions.map((one) => (
        <Button
          key={one}
          variant={one === 'confirmar' || one === 'mover' || one === 'devolucion' ? 'contained' : 'outlined'}
          color={one === 'cancelar' ? 'error' : 'primary'}
          onClick={() => setAction(one)}
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
      {action && <BookingActionForm action={action} booking={booking} onClose={close} />}
    </Stack>
  );
};

/** True for a video call that is still to come or asked for. */
const takesLink = ({ modalidad, estado, fecha }: Booking): boolean =>
  modalidad === 'video' && ACTIONS[estado].length > 0 && (fecha === null || fecha >= today());

type VisitButtonsProps = BookingActionsProps & {
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
      onChange(await request<Booking>('POST', `/reservas/${referencia}/visita`, { visita, version }));
    } catch (error) {
      const refusal = error instanceof Refusal ? error : new Refusal('failed', 0);
      const conflict = conflictOf(refusal);
      if (conflict) onChange(conflict.reserva);
      if (conflict) onConflict(conflict);
      else notify(refusalText(refusal, translate), { type: 'error' });
    }
  };
  return (['arrived', 'no_show'] as const).map((visit) => {
    const isRecorded = booking.visita === visit;
    return (
      <Button
        key={visit}
        variant={isRecorded ? 'contained' : 'outlined'}
        color={visit === 'arrived' ? 'primary' : 'error'}
        aria-pressed={isRecorded}
        onClick={() => mark(isRecorded ? null : visit)}
      >
        {translate(`desk.visit.${visit}`)}
      </Button>
    );
  });
};
