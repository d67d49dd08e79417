import { type ReactNode, useState } from 'react';
import { BookingConflict, type Conflict, conflictOf } from './booking-conflict';
import { ConfirmDialog } from './confirm-dialog';
import { doneText } from './patient-notice';
import type { KeyIn } from './translator';
import { useShowBooking } from './use-show-booking';
import { useTranslate } from './use-translate';
import type { Booking } from './wire';

type BookingActionDialogProps = {
  /** The booking that was read. */
  booking: Pick<Booking, 'referencia' | 'version'>;
  /** The last part of the call's address. */
  action: KeyIn<'desk.done'>;
  title: string;
  submit: string;
  isDangerous?: boolean;
  body?: object;
  children: ReactNode;
  /** `changed` is the updated booking, or null when the dialog was closed without a change. */
  onClose: (changed: Booking | null) => void;
};

/**
 * Asks before something is done with a booking. When somebody else has changed the booking, the dialog shows the
 * change, keeps the typed values, and sends the new version with the next press.
 */
export const BookingActionDialog = ({ booking, action, body, onClose, ...props }: BookingActionDialogProps) => {
  const translate = useTranslate();
  const show = useShowBooking();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const { version } = conflict?.reserva ?? booking;
  return (
    <ConfirmDialog<Booking>
      path={`/reservas/${booking.referencia}/${action}`}
      body={{ ...body, version }}
      done={(changed) => doneText(action, changed, translate)}
      onRefused={(refusal) => setConflict((before) => conflictOf(refusal) ?? before)}
      more={conflict && <BookingConflict conflict={conflict} />}
      onClose={(changed) => {
        // Only now: an update while the dialog is open could replace its form.
        if (conflict && !changed) show(conflict.reserva);
        onClose(changed);
      }}
      {...props}
    />
  );
};
