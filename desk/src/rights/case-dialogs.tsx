import { FormControlLabel, Radio, RadioGroup, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { request } from '../api';
import { SendDialog } from '../send-dialog';
import { useTranslate } from '../use-translate';
import type { RightsCase } from './rights-wire';

type Props = { one: RightsCase; onClose: (changed: RightsCase | null) => void };

const MAX_LENGTH = 4_000;

/** A text mailed to the person in their language. */
const Letter = ({ label, value, onChange }: { label: string; value: string; onChange: (text: string) => void }) => {
  const translate = useTranslate();
  return (
    <>
      <TextField
        label={label}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        slotProps={{ htmlInput: { maxLength: MAX_LENGTH } }}
        multiline
        minRows={4}
        required
        autoFocus
      />
      <Typography variant="body2">{translate('desk.rights.mailed')}</Typography>
    </>
  );
};

/** Extends the deadline by two months, once, and tells the person the reason. */
export const ExtendDialog = ({ one, onClose }: Props) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [text, setText] = useState('');
  const send = async () => {
    const changed = await request<RightsCase>('POST', `/derechos/${one.referencia}/ampliar`, { motivo: text });
    notify(translate('desk.rights.extend.done'), { type: 'success' });
    onClose(changed);
  };
  return (
    <SendDialog
      title={translate('desk.rights.extend.title')}
      submit={translate('desk.rights.extend.submit')}
      size="sm"
      onSend={send}
      onClose={() => onClose(null)}
    >
      <Letter label={translate('desk.rights.extend.reason')} value={text} onChange={setText} />
    </SendDialog>
  );
};

/** Closes the case with an answer. */
export const AnswerDialog = ({ one, onClose }: Props) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [text, setText] = useState('');
  const [isGranted, setGranted] = useState(true);
  const send = async () => {
    const body = { atendida: isGranted, respuesta: text };
    const changed = await request<RightsCase>('POST', `/derechos/${one.referencia}/responder`, body);
    notify(translate('desk.rights.answer.done'), { type: 'success' });
    onClose(changed);
  };
  return (
    <SendDialog
      title={translate('desk.rights.answer.title')}
      submit={translate('desk.rights.answer.submit')}
      size="sm"
      onSend={send}
      onClose={() => onClose(null)}
    >
      <RadioGroup
        aria-label={translate('desk.rights.answer.outcome')}
        value={isGranted ? 'yes' : 'no'}
        onChange={(_, value) => setGranted(value === 'yes')}
      >
        <FormControlLabel value="yes" control={<Radio />} label={translate('desk.rights.answer.granted')} />
        <FormControlLabel value="no" control={<Radio />} label={translate('desk.rights.answer.refused')} />
      </RadioGroup>
      <Letter label={translate('desk.rights.answer.text')} value={text} onChange={setText} />
    </SendDialog>
  );
};
