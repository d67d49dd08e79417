import { Button, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { AskDialog } from '../ask-dialog';
import { useTranslate } from '../use-translate';
import type { ItemDetail } from './inbox-wire';

const MAX_LENGTH = 500;

type Act = 'aprobar' | 'rechazar' | 'inhabilitar';
type ReviewProps = { item: ItemDetail; onChange: (changed: ItemDetail) => void };

const ACTS: Record<string, readonly Act[]> = {
  pending: ['aprobar', 'rechazar'],
  active: ['inhabilitar'],
  disabled: ['aprobar'],
};

/** A manager's actions on a professional's account; each asks for confirmation. */
export const ReviewProfessional = ({ item, onChange }: ReviewProps) => {
  const translate = useTranslate();
  const [act, setAct] = useState<Act | null>(null);
  const [reason, setReason] = useState('');
  const textOf = (one: Act, name: 'title' | 'button' | 'done' | 'help') =>
    translate(`desk.inbox.${one}.${name}`, { email: String(item.datos.correo) });
  return (
    <>
      {(ACTS[String(item.datos.estadocuenta)] ?? []).map((one) => (
        <Button
          key={one}
          variant={one === 'aprobar' ? 'contained' : 'outlined'}
          color={one === 'aprobar' ? 'primary' : 'error'}
          onClick={() => setAct(one)}
        >
          {textOf(one, 'button')}
        </Button>
      ))}
      {act && (
        <AskDialog<ItemDetail>
          path={`/bandejas/profesionales/${item.id}/${act}`}
          {...(act === 'rechazar' && { body: { razon: reason } })}
          title={textOf(act, 'title')}
          submit={textOf(act, 'button')}
          done={textOf(act, 'done')}
          isDangerous={act !== 'aprobar'}
          onClose={(changed) => {
            setAct(null);
            if (changed) onChange(changed);
          }}
        >
          <Typography>{textOf(act, 'help')}</Typography>
          {act === 'rechazar' && (
            <TextField
              required
              multiline
              minRows={3}
              label={translate('desk.inbox.rechazar.reason')}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
              slotProps={{ htmlInput: { maxLength: MAX_LENGTH } }}
            />
          )}
        </AskDialog>
      )}
    </>
  );
};
