import { Alert, Typography } from '@mui/material';
import type { KeyIn, Translate } from './translator';
import { useTranslate } from './use-translate';
import type { NoticeChannel, Payment } from './wire';

/** Says how the patient will be notified of an action; highlighted if there will be no notice. */
export const PatientNotice = ({ channel }: { channel: NoticeChannel }) => {
  const translate = useTranslate();
  if (channel === null) return <Alert severity="warning">{translate('desk.noticePreview.none')}</Alert>;
  return <Typography variant="body2">{translate(`desk.noticePreview.${channel}`)}</Typography>;
};

const NOTIFYING = new Set<string>(['confirmar', 'mover', 'cancelar']);

type ActedBooking = { avisos: NoticeChannel; pagos: Pick<Payment, 'status'>[] };

/** Returns the sentences shown after an action: its result, how the patient is notified, and a refund that is now due. */
export function doneText(action: KeyIn<'desk.done'>, { avisos, pagos }: ActedBooking, translate: Translate): string {
  const sentences = [translate(`desk.done.${action}`)];
  if (NOTIFYING.has(action)) sentences.push(translate(`desk.noticeSent.${avisos ?? 'none'}`));
  if (action === 'cancelar' && pagos.some(({ status }) => status === 'needs_refund'))
    sentences.push(translate('desk.cancelar.toRefund', { inbox: translate('desk.inbox.kinds.devoluciones') }));
  return sentences.join(' ');
}
