import { TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ask, Refusal } from '../api';
import type { Account } from '../wire';
import { StepForm } from './step-form';

/** The first password, which the operator knows, gives way to one that only its owner knows. */
export const PasswordStep = ({ onDone }: { onDone: (account: Account) => void }) => {
  const translate = useTranslate();
  const [old, setOld] = useState('');
  const [fresh, setFresh] = useState('');
  const [again, setAgain] = useState('');
  const change = async () => {
    if (fresh !== again) throw new Refusal('passwordsDiffer', 0);
    onDone(await ask<Account>('PUT', '/contrasena', { anterior: old, nueva: fresh }));
  };
  const fields = [
    ['old', old, setOld, 'current-password'],
    ['fresh', fresh, setFresh, 'new-password'],
    ['again', again, setAgain, 'new-password'],
  ] as const;
  return (
    <StepForm submit={translate('desk.password.submit')} onSubmit={change}>
      <Typography>{translate('desk.password.help')}</Typography>
      {fields.map(([name, value, set, autoComplete]) => (
        <TextField
          key={name}
          label={translate(`desk.password.${name}`)}
          type="password"
          value={value}
          onChange={({ target }) => set(target.value)}
          autoComplete={autoComplete}
          required
          fullWidth
        />
      ))}
    </StepForm>
  );
};
