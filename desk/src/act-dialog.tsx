import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { AskDialog } from './ask-dialog';
import type { Booking } from './wire';

type ActDialogProps = {
  reference: string;
  /** The last part of the call's address. */
  act: string;
  title: string;
  submit: string;
  isDangerous?: boolean;
  body?: object;
  children: ReactNode;
  /** The booking as it is now; null when nothing was done. */
  onClose: (changed: Booking | null) => void;
};

/** Asks before something is done with a booking. */
export const ActDialog = ({ reference, act, ...props }: ActDialogProps) => {
  const translate = useTranslate();
  return <AskDialog<Booking> path={`/reservas/${reference}/${act}`} done={translate(`desk.done.${act}`)} {...props} />;
};
