import { Alert, Typography } from '@mui/material';
import type { KeyIn, Translate } from './translator';
import { useTranslate } from './use-translate';
import type { Reach } from './wire';

/** Says how the patient will be notified of an action; highlighted if there will be no notice. */
export const PatientNotice = ({ reach }: { reach: Reach }) => {
  const translate = useTranslate();
  if (reach === null) return <Alert severity="warning">{translate('desk.tells.none')}</Alert>;
  return <Typography variant="body2">{translate(`desk.tells.${reach}`)}</Typography>;
};

const TELLING = new Set<string>(['confirmar', 'mover', 'cancelar']);

/** Returns the sentence shown after an action: its result and how the patient is notified. */
export function doneText(act: KeyIn<'desk.done'>, reach: Reach, translate: Translate): string {
  const done = translate(`desk.done.${act}`);
  return TELLING.has(act) ? `${done} ${translate(`desk.told.${reach ?? 'none'}`)}` : done;
}
