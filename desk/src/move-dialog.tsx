import { Typography } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { ActDialog } from './act-dialog';
import { hour, longDay } from './format';

type MoveDialogProps = {
  reference: string;
  /** Who and what. */
  title: string;
  /** YYYY-MM-DD and HHMM it was dragged to. */
  day: string;
  hhmm: string;
  onClose: (isMoved: boolean) => void;
};

/** Asks before a visit that was dragged is moved: the patient is written to. */
export const MoveDialog = ({ reference, title, day, hhmm, onClose }: MoveDialogProps) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return (
    <ActDialog
      reference={reference}
      act="mover"
      title={translate('desk.move.title')}
      submit={translate('desk.move.submit')}
      body={{ fecha: day, inicio: hhmm }}
      onClose={(changed) => onClose(changed !== null)}
    >
      <Typography>{title}</Typography>
      <Typography sx={{ fontWeight: 700 }}>{`${longDay(day, locale)}, ${hour(hhmm)}`}</Typography>
      <Typography variant="body2">{translate('desk.tellsPatient')}</Typography>
    </ActDialog>
  );
};
