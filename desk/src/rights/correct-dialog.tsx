import { TextField } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { ask } from '../api';
import { SendDialog } from '../send-dialog';
import type { Found, RightsCase } from './wire';

/** Corrects what a booking says of its person; only what was changed is sent. */
export const CorrectDialog = ({ one, booking, onClose }: { one: RightsCase; booking: Found; onClose: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const before = booking.campos ?? {};
  const [fields, setFields] = useState(before);
  const send = async () => {
    const campos = Object.fromEntries(Object.entries(fields).filter(([name, value]) => value !== before[name]));
    await ask('POST', `/derechos/${one.referencia}/corregir`, { reserva: booking.numero, campos });
    notify(translate('desk.rights.correct.done'), { type: 'success' });
    onClose();
  };
  return (
    <SendDialog
      title={`${translate('desk.rights.correct.title')} ${booking.numero ?? ''}`}
      submit={translate('desk.rights.correct.submit')}
      size="sm"
      onSend={send}
      onClose={onClose}
    >
      {Object.entries(fields).map(([name, value]) => (
        <TextField
          key={name}
          label={translate(`desk.rights.fields.${name}`)}
          value={value}
          onChange={({ target }) => setFields({ ...fields, [name]: target.value })}
        />
      ))}
    </SendDialog>
  );
};
