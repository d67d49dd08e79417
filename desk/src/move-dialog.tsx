import type { EventDropInfo } from '@fullcalendar/react';
import { Typography } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { ActDialog } from './act-dialog';
import { longDay } from './format';

type MoveDialogProps = { dropped: EventDropInfo; onClose: (isMoved: boolean) => void };

/** Asks before a visit that was dragged is moved: the patient is written to. */
export const MoveDialog = ({ dropped: { event }, onClose }: MoveDialogProps) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const [day = '', time = ''] = event.startStr.split('T');
  const start = time.slice(0, 5);
  return (
    <ActDialog
      reference={event.id}
      act="mover"
      title={translate('desk.move.title')}
      submit={translate('desk.move.submit')}
      body={{ fecha: day, inicio: start }}
      onClose={(changed) => onClose(changed !== null)}
    >
      <Typography>{event.title}</Typography>
      <Typography sx={{ fontWeight: 700 }}>{`${longDay(day, locale)}, ${start}`}</Typography>
      <Typography variant="body2">{translate('desk.tellsPatient')}</Typography>
    </ActDialog>
  );
};
