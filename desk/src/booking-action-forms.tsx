import { isCalendarDay } from '@clinic/contract/dates';
import { MenuItem, TextField, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { BookingActionDialog } from './booking-action-dialog';
import { HourForm, type WantedHour } from './hours/hour-form';
import { PatientNotice } from './patient-notice';
import { useTranslate } from './use-translate';
import type { Booking } from './wire';

export type BookingAction = 'confirmar' | 'mover' | 'cancelar' | 'devolucion' | 'enlace' | 'reenviar';

const REASONS = ['patient', 'clinic', 'doctor', 'duplicate', 'other'] as const;

type FormProps = { action: BookingAction; booking: Booking; onClose: (changed: Booking | null) => void };

/** Returns the notice that can be sent again, or null. */
export const lastNotice = ({ correos }: Booking) => correos.find(({ canResend }) => canResend) ?? null;

/** The dialog of an action, with the fields it needs. */
export const BookingActionForm = (props: FormProps) => {
  const translate = useTranslate();
  const { action, booking } = props;
  if (action === 'mover' || (action === 'confirmar' && booking.estado === 'requested')) {
    return (
      <HourForm
        booking={booking}
        action={action}
        title={translate(`desk.${action}.title`)}
        submit={translate(`desk.${action}.submit`)}
        wanted={wantedHour(booking)}
        onClose={props.onClose}
      />
    );
  }
  if (action === 'cancelar') return <CancelForm {...props} />;
  if (action === 'devolucion') return <RefundForm {...props} />;
  if (action === 'enlace') return <VideoLinkForm {...props} />;
  const mail = action === 'reenviar' ? lastNotice(booking) : null;
  return (
    <Question {...props} body={mail ? { correo: mail.id } : {}}>
      <Typography>{mail ? mail.recipient : translate('desk.confirmar.unpaid')}</Typography>
      {!mail && <PatientNotice channel={booking.avisos} />}
    </Question>
  );
};

/** The hour a visit has, or the one its patient asked for. */
function wantedHour({ estado, fecha, inicio, paciente }: Booking): WantedHour {
  const day = fecha ?? String(paciente.dia ?? '');
  const hour = inicio ?? String(paciente.hueco ?? '');
  return { day: isCalendarDay(day) ? day : '', hour, isNew: estado === 'requested' };
}

const Question = ({ action, booking, body, children, onClose }: FormProps & { body: object; children: ReactNode }) => {
  const translate = useTranslate();
  return (
    <BookingActionDialog
      booking={booking}
      action={action}
      title={translate(`desk.${action}.title`)}
      submit={translate(`desk.${action}.submit`)}
      isDangerous={action === 'cancelar'}
      body={body}
      onClose={onClose}
    >
      {children}
    </BookingActionDialog>
  );
};

const CancelForm = (props: FormProps) => {
  const translate = useTranslate();
  const [reason, setReason] = useState('');
  return (
    <Question {...props} body={{ razon: reason }}>
      <TextField
        select
        label={translate('desk.cancelar.reason')}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        required
      >
        {REASONS.map((one) => (
          <MenuItem key={one} value={one}>
            {translate(`desk.cancelar.reasons.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      {props.booking.pagos.some(({ status }) => status === 'paid') && (
        <Typography>{translate('desk.cancelar.paid')}</Typography>
      )}
      <PatientNotice channel={props.booking.avisos} />
    </Question>
  );
};

const RefundForm = (props: FormProps) => {
  const translate = useTranslate();
  const [bank, setBank] = useState('');
  return (
    <Question {...props} body={{ referencia: bank }}>
      <TextField
        label={translate('desk.devolucion.reference')}
        value={bank}
        onChange={({ target }) => setBank(target.value)}
        slotProps={{ htmlInput: { maxLength: 60 } }}
      />
    </Question>
  );
};

/** The link of a video call that reception enters; empty for the automatic one, if there is one. */
const VideoLinkForm = (props: FormProps) => {
  const translate = useTranslate();
  const [link, setLink] = useState(props.booking.enlacepropio ?? '');
  return (
    <Question {...props} body={{ enlace: link }}>
      <TextField
        label={translate('desk.enlace.field')}
        type="url"
        value={link}
        onChange={({ target }) => setLink(target.value)}
        placeholder="https://"
        slotProps={{ htmlInput: { maxLength: 500, pattern: 'https://.+', title: 'https://…' } }}
        autoFocus
      />
      <Typography variant="body2">{translate('desk.enlace.help')}</Typography>
    </Question>
  );
};
