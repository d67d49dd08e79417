import { Alert, Checkbox, FormControlLabel, List, ListItem, ListItemText, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useLocaleState, useNotify } from 'react-admin';
import { Refusal, request } from '../api';
import { SendDialog } from '../send-dialog';
import { useTranslate } from '../use-translate';
import { effectText } from './found-table';
import type { Criteria, Found, RightsCase } from './rights-wire';

type Props = {
  one: RightsCase;
  criteria: Criteria;
  found: readonly Found[];
  chosen: readonly string[];
  onClose: (isErased: boolean) => void;
};

/**
 * Lists the data that will be deleted and the data that the law requires to keep with its end date; asks for
 * confirmation.
 */
export const EraseDialog = ({ one, criteria, found, chosen, onClose }: Props) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [locale] = useLocaleState();
  const [isSure, setSure] = useState(false);
  const theirs = found.filter(({ clave, de }) => chosen.includes(clave) || (de !== null && chosen.includes(de)));
  const blocked = theirs.filter(({ destino }) => destino === 'block');
  const waiting = theirs.filter(({ destino, de }) => destino === 'wait' && de === null);
  const send = async () => {
    await request('POST', `/derechos/${one.referencia}/borrar`, { ...criteria, registros: chosen });
    notify(translate('desk.rights.erase.done'), { type: 'success' });
    onClose(true);
  };
  const lineOf = (record: Found) => (
    <ListItem key={record.clave} disableGutters>
      <ListItemText
        primary={[translate(`desk.rights.lists.${record.lista}`, { _: record.lista }), record.numero]
          .filter(Boolean)
          .join(' ')}
        secondary={effectText(record, translate, locale)}
      />
    </ListItem>
  );
  return (
    <SendDialog
      title={translate('desk.rights.erase.title')}
      submit={translate('desk.rights.erase.submit')}
      isDangerous
      size="sm"
      onSend={send}
      onClose={() => onClose(false)}
    >
      {waiting.length > 0 && (
        <Alert severity="warning">
          {translate('desk.rights.erase.waiting')}
          <List dense>{waiting.map(lineOf)}</List>
        </Alert>
      )}
      <Typography>
        {translate('desk.rights.erase.deleted', { count: theirs.length - blocked.length - waiting.length })}
      </Typography>
      {blocked.length > 0 && (
        <>
          <Typography>{translate('desk.rights.erase.blocked')}</Typography>
          <List dense disablePadding>
            {blocked.map(lineOf)}
          </List>
        </>
      )}
      <FormControlLabel
        control={<Checkbox checked={isSure} onChange={(_, checked) => setSure(checked)} required />}
        label={translate('desk.rights.erase.sure')}
      />
      <Typography variant="body2">{translate('desk.rights.erase.notice')}</Typography>
    </SendDialog>
  );
};

/**
 * Corrects personal data of a booking. Sends only changed fields, and shows a colleague's corrections of the same
 * fields.
 */
export const CorrectDialog = ({ one, booking, onClose }: { one: RightsCase; booking: Found; onClose: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [before, setBefore] = useState(booking.campos ?? {});
  const [fields, setFields] = useState(before);
  const [theirs, setTheirs] = useState<Record<string, string>>({});
  const send = async () => {
    const campos = Object.fromEntries(Object.entries(fields).filter(([name, value]) => value !== before[name]));
    const body = { reserva: booking.numero, campos, leidos: before };
    await request('POST', `/derechos/${one.referencia}/corregir`, body).catch((error: unknown) => {
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
          label={translate(`desk.rights.fields.${name}`, { _: name })}
          value={value}
          helperText={name in theirs && translate('desk.rights.correct.now', { value: theirs[name] })}
          onChange={({ target }) => setFields({ ...fields, [name]: target.value })}
        />
      ))}
    </SendDialog>
  );
};
