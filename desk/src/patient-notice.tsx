import { Alert, Typography } from '@mui/material';
import type { KeyIn, Translate } from './translator';
import { useTranslate } from './use-translate';
import type { NoticeChannel } from './wire';

/** Says how the patient will be notified of an action; highlighted if there will be no notice. */
export const PatientNotice = ({ channel }: { channel: NoticeChannel }) => {
  const translate = useTranslate();
  if (channel === null) return <Alert severity="warning">{translate('desk.noticePreview.none')}</Alert>;
  return <Typography variant="body2">{translate(`desk.noticePreview.${channel}`)}</Typography>;
};

const NOTIFYING = new Set<string>(['confirmar', 'mover', 'cancelar']);

/** Returns the sentence shown after an action: its result and how the patient is notified. */
export function doneText(action: KeyIn<'desk.done'>, channel: NoticeChannel, translate: Translate): string {
  const done = translate(`desk.done.${action}`);
  return NOTIFYING.has(action) ? `${done} ${translate(`desk.noticeSent.${channel ?? 'none'}`)}` : done;
}
