import { Button, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { ConfirmDialog } from '../confirm-dialog';
import { useTranslate } from '../use-translate';
import type { ItemDetail } from './inbox-wire';

const MAX_LENGTH = 500;

type ReviewAction = 'aprobar' | 'rechazar' | 'inhabilitar';
type ReviewProps = { item: ItemDetail; onChange: (changed: ItemDetail) => void };

const ACTIONS: Record<string, readonly ReviewAction[]> = {
  pending: ['aprobar', 'rechazar'],
  active: ['inhabilitar'],
  disabled: ['aprobar'],
};

/** A manager's actions on a professional's account; each asks for confirmation. */
export const ReviewProfessional = ({ item, onChange }: ReviewProps) => {
  const translate = useTranslate();
  const [action, setAction] = useState<ReviewAction | null>(null);
  const [reason, setReason] = useState('');
  const textOf = (one: ReviewAction, name: 'title' | 'button' | 'done' | 'help') =>
    translate(`desk.inbox.${one}.${name}`, { email: String(item.datos.correo) });
  return (
    <>
      {(ACTIONS[String(item.datos.estadocuenta)] ?? []).map((one) => (
        <Button
          key={one}
          variant={one === 'aprobar' ? 'contained' : 'outlined'}
          color={one === 'aprobar' ? 'primary' : 'error'}
          onClick={() => setAction(one)}
        >
          {textOf(one, 'button')}
        </Button>
      ))}
      {action && (
        <ConfirmDialog<ItemDetail>
          path={`/bandejas/profesionales/${item.id}/${action}`}
          {...(action === 'rechazar' && { body: { razon: reason } })}
          title={textOf(action, 'title')}
          submit={textOf(action, 'button')}
          done={textOf(action, 'done')}
          isDangerous={action !== 'aprobar'}
          onClose={(changed) => {
            setAction(null);
            if (changed) onChange(changed);
          }}
        >
          <Typography>{textOf(action, 'help')}</Typography>
          {action === 'rechazar' && (
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
        </ConfirmDialog>
      )}
    </>
  );
};
