import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { type Act, ActForm, lastMail } from './act-forms';
import { ask, Refusal } from './api';
import { today } from './format';
import { refusalText } from './refusal-text';
import type { Booking, Visit } from './wire';

/** What can be done in each state, beside money to give back and mails. */
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
  const acts: Act[] = [
    ...ACTS[booking.estado],
    ...(booking.pagos.some(({ status }) => status === 'needs_refund') ? (['devolucion'] as const) : []),
    ...(lastMail(booking) ? (['reenviar'] as const) : []),
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
      <VisitButtons booking={booking} onChange={onChange} />
      <Button component={Link} to={`/nueva?de=${booking.referencia}`} variant="outlined">
        {translate('desk.caller.again')}
      </Button>
      {act && <ActForm act={act} booking={booking} onClose={close} />}
    </Stack>
  );
};

/** Whether the patient came; shown once the day of the visit has come, and taken back by the same button. */
const VisitButtons = ({ booking, onChange }: BookingActsProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  if (booking.estado !== 'confirmed' || !booking.fecha || booking.fecha > today()) return null;
  const mark = async (visita: Visit) => {
    try {
      onChange(await ask<Booking>('POST', `/reservas/${booking.referencia}/visita`, { visita }));
    } catch (error) {
      notify(refusalText(error instanceof Refusal ? error : new Refusal('failed', 0), translate), { type: 'error' });
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
