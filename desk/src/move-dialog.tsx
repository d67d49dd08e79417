import type { EventDropInfo } from '@fullcalendar/react';
import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { HourForm } from './hours/hour-form';
import type { Reach } from './wire';

type MoveDialogProps = { dropped: EventDropInfo; reach: Reach; onClose: (isMoved: boolean) => void };

/**
 * Asks before a visit that was dragged is moved. Where the hour is not free, it says so and lists the free hours from that day on.
 */
export const MoveDialog = ({ dropped: { event }, reach, onClose }: MoveDialogProps) => {
  const translate = useTranslate();
  const [day = '', time = ''] = event.startStr.split('T');
  return (
    <HourForm
      booking={{ referencia: event.id, version: Number(event.extendedProps.version), avisos: reach }}
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
