import { TextField } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { ask, Refusal } from '../api';
import { SendDialog } from '../send-dialog';
import type { Found, RightsCase } from './wire';

/** Corrects the personal data of a booking; sends changed fields only and shows a colleague's corrections of the same fields. */
export const CorrectDialog = ({ one, booking, onClose }: { one: RightsCase; booking: Found; onClose: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [before, setBefore] = useState(booking.campos ?? {});
  const [fields, setFields] = useState(before);
  const [theirs, setTheirs] = useState<Record<string, string>>({});
  const send = async () => {
    const campos = Object.fromEntries(Object.entries(fields).filter(([name, value]) => value !== before[name]));
    const body = { reserva: booking.numero, campos, leidos: before };
    await ask('POST', `/derechos/${one.referencia}/corregir`, body).catch((error: unknown) => {
      if (error instanceof Refusal && error.reason === 'fieldChanged') {
        const { ahora } = error.answer as { ahora: Record<string, string> };
        setTheirs(ahora);
        setBefore({ ...before, ...ahora });
      }
      throw error;
    });
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
          helperText={name in theirs && translate('desk.rights.correct.now', { value: theirs[name] })}
          onChange={({ target }) => setFields({ ...fields, [name]: target.value })}
        />
      ))}
    </SendDialog>
  );
};
