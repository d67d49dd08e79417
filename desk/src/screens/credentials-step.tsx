import { TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ask, Refusal } from '../api';
import type { Account } from '../wire';
import { StepForm } from './step-form';

type CredentialsStepProps = {
  /** The account that has to sign in; absent: any. */
  email?: string;
  onDone: (account: Account) => void;
};

/** E-mail and password, then the code of the telephone where the account has a second factor. */
export const CredentialsStep = ({ email: own, onDone }: CredentialsStepProps) => {
  const translate = useTranslate();
  const [email, setEmail] = useState(own ?? '');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [needsCode, setNeedsCode] = useState(false);
  const signIn = async () => {
    try {
      const typed = { email, contrasena: password, codigo: needsCode ? code : '' };
      onDone(await ask<Account>('POST', '/sesion', typed));
    } catch (error) {
      if (error instanceof Refusal && error.reason === 'needsCode') setNeedsCode(true);
      else throw error;
    }
  };
  return (
    <StepForm submit={translate('desk.signIn.submit')} onSubmit={signIn}>
      <TextField
        label={translate('desk.signIn.email')}
        type="email"
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        autoComplete="username"
        slotProps={{ htmlInput: { readOnly: own !== undefined } }}
        required
        fullWidth
      />
      <TextField
        label={translate('desk.signIn.password')}
        type="password"
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        autoComplete="current-password"
        autoFocus={own !== undefined}
        required
        fullWidth
      />
      {needsCode && (
        <>
          <Typography variant="body2">{translate('desk.signIn.codeHelp')}</Typography>
          <TextField
            label={translate('desk.signIn.code')}
            value={code}
            onChange={({ target }) => setCode(target.value)}
            autoComplete="one-time-code"
            slotProps={{ htmlInput: { spellCheck: false, autoCapitalize: 'characters' } }}
            autoFocus
            required
            fullWidth
          />
        </>
      )}
    </StepForm>
  );
};
