import type { EventDropInfo } from '@fullcalendar/react';
import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { HourForm } from './hours/hour-form';

type MoveDialogProps = { dropped: EventDropInfo; onClose: (isMoved: boolean) => void };

/** Asks before a visit that was dragged is moved; an hour that is not free is said to be, with the free ones from that day on. */
export const MoveDialog = ({ dropped: { event }, onClose }: MoveDialogProps) => {
  const translate = useTranslate();
  const [day = '', time = ''] = event.startStr.split('T');
  return (
    <HourForm
      booking={{ referencia: event.id, version: Number(event.extendedProps.version) }}
      act="mover"
      title={translate('desk.mover.title')}
      submit={translate('desk.mover.submit')}
      wanted={{ day, hour: time.slice(0, 5).replace(':', ''), isNew: true }}
      onClose={(changed) => onClose(changed !== null)}
    >
      <Typography>{event.title}</Typography>
    </HourForm>
  );
};
