import type { EventDropInfo } from '@fullcalendar/react';
import { FormControlLabel, FormHelperText, Stack, Switch, TextField, Typography } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { useLocaleState } from 'react-admin';
import { BookingActionDialog } from '../booking-action-dialog';
import { hour, longDay, today } from '../format';
import { PatientNotice } from '../patient-notice';
import { useTranslate } from '../use-translate';
import type { Booking, NoticeChannel } from '../wire';
import { FreeHours, isFreeHour } from './free-hours';
import { useFreeHours } from './use-free-hours';

/** Day YYYY-MM-DD and hour HHMM, or ''. `isNew` is false for the booking's current hour. */
export type WantedHour = { day: string; hour: string; isNew: boolean };

type HourFormProps = {
  /** The booking that was read. */
  booking: Pick<Booking, 'referencia' | 'version' | 'avisos'>;
  action: 'confirmar' | 'mover';
  title: string;
  submit: string;
  wanted: WantedHour;
  children?: ReactNode;
  /** Receives the changed booking, or null if the dialog was cancelled. */
  onClose: (changed: Booking | null) => void;
};

/**
 * Asks for the hour of a booking: a free one; an agreed one where there is no agenda; or, if the account may overbook,
 * any hour.
 */
export const HourForm = ({ booking, wanted, children, ...dialog }: HourFormProps) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const [from, setFrom] = useState([wanted.day, today()].toSorted().at(-1) ?? today());
  const [chosen, setChosen] = useState(wanted.isNew && wanted.hour !== '' ? `${wanted.day} ${wanted.hour}` : '');
  const [typed, setTyped] = useState({ fecha: wanted.day, inicio: hour(wanted.hour), fin: '' });
  const [isOverbooking, setIsOverbooking] = useState(false);
  const first = [from, today()].toSorted().at(-1); // the year begins with zeros while it is typed
  const { data: hours } = useFreeHours(`/reservas/${booking.referencia}/huecos?fecha=${first}`, { keepsFormer: true });
  const isTyped = isOverbooking || hours?.agenda === false;
  const [fecha = '', inicio = ''] = chosen.split(' ');
  const overbook = (isOn: boolean) => {
    setIsOverbooking(isOn);
    setTyped((before) => ({ ...before, fecha: fecha || from, inicio: hour(inicio) || before.inicio }));
  };
  const body = isTyped ? { ...typed, sobrecupo: isOverbooking } : { fecha, inicio };
  return (
    <BookingActionDialog booking={booking} body={body} {...dialog}>
      {children}
      {hours && !isTyped && (
        <>
          <TextField
            label={translate('desk.caller.fields.desde')}
            type="date"
            value={from}
            onChange={({ target }) => setFrom(target.value)}
            slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: today() } }}
            autoFocus
          />
          <FreeHours
            hours={hours}
            from={from}
            chosen={chosen}
            onChoose={setChosen}
            none={translate('desk.hours.none')}
            required
          />
          {isFreeHour(hours, chosen) && (
            <Typography sx={{ fontWeight: 700 }}>{`${longDay(fecha, locale)}, ${hour(inicio)}`}</Typography>
          )}
        </>
      )}
      {hours?.agenda === false && <Typography variant="body2">{translate('desk.caller.agreedHelp')}</Typography>}
      {isTyped && <TypedHour typed={typed} onChange={setTyped} />}
      {hours?.sobrecupo && <OverbookingSwitch isOn={isOverbooking} onChange={overbook} />}
      <PatientNotice channel={booking.avisos} />
    </BookingActionDialog>
  );
};

type Typed = { fecha: string; inicio: string; fin: string };

/** Fields for day and hours; without an end the visit has its usual length. */
const TypedHour = ({ typed, onChange }: { typed: Typed; onChange: (typed: Typed) => void }) => {
  const translate = useTranslate();
  return (
    <>
      <TextField
        label={translate('desk.columns.day')}
        type="date"
        value={typed.fecha}
        onChange={({ target }) => onChange({ ...typed, fecha: target.value })}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: today() } }}
        required
      />
      <Stack direction="row" spacing={1}>
        {[['inicio', 'from'] as const, ['fin', 'until'] as const].map(([field, label]) => (
          <TextField
            key={field}
            label={translate(`desk.columns.${label}`)}
            type="time"
            value={typed[field]}
            onChange={({ target }) => onChange({ ...typed, [field]: target.value })}
            slotProps={{ inputLabel: { shrink: true } }}
            required={field === 'inicio'}
            fullWidth
          />
        ))}
      </Stack>
    </>
  );
};

/** A switch to overbook an hour, with an explanation. */
const OverbookingSwitch = ({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) => {
  const translate = useTranslate();
  const help = useId();
  return (
    <div>
      <FormControlLabel
        label={translate('desk.hours.overbook')}
        control={
          <Switch
            checked={isOn}
            onChange={({ target }) => onChange(target.checked)}
            slotProps={{ input: { 'aria-describedby': help } }}
          />
        }
      />
      <FormHelperText id={help} sx={{ mx: 0 }}>
        {translate('desk.hours.overbookHelp')}
      </FormHelperText>
    </div>
  );
};

type MoveDialogProps = { dropped: EventDropInfo; channel: NoticeChannel; onClose: (isMoved: boolean) => void };

/**
 * Asks for confirmation before a dragged visit is moved. If the hour is not free, it says so and lists the free hours
 * from that day on.
 */
export const MoveDialog = ({ dropped: { event }, channel, onClose }: MoveDialogProps) => {
  const translate = useTranslate();
  const [day = '', time = ''] = event.startStr.split('T');
  return (
    <HourForm
      booking={{ referencia: event.id, version: Number(event.extendedProps.version), avisos: channel }}
      action="mover"
      title={translate('desk.mover.title')}
      submit={translate('desk.mover.submit')}
      wanted={{ day, hour: time.slice(0, 5).replace(':', ''), isNew: true }}
      onClose={(changed) => onClose(changed !== null)}
    >
      <Typography>{event.title}</Typography>
    </HourForm>
  );
};
