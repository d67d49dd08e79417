import { Alert, Box, Button, Stack, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { QRCodeSVG } from 'qrcode.react';
import { type ReactNode, useState } from 'react';
import { Refusal, request } from '../api';
import { refusalText } from '../refusal-text';
import { useSend } from '../send-dialog';
import { useTranslate } from '../use-translate';
import type { Account } from '../wire';

type SignInStepsProps = {
  /** The account that must sign in; undefined allows any. */
  email?: string;
  /** An account that signed in before the page was loaded and has steps left. */
  initialAccount?: Account | null;
  /** Called after each step; `paso` of the account is null after the last. */
  onAdvance: (account: Account) => void;
};

/** Signing in, step by step: credentials, then the steps that a new account must complete. */
export const SignInSteps = ({ email, initialAccount = null, onAdvance }: SignInStepsProps) => {
  const [account, setAccount] = useState(initialAccount);
  const advance = (next: Account) => {
    setAccount(next);
    onAdvance(next);
  };
  if (account === null) return <CredentialsStep email={email} onDone={advance} />;
  if (account.paso === 'password') return <PasswordStep onDone={advance} />;
  return account.paso === 'secondFactor' ? (
    <SecondFactorStep onDone={() => advance({ ...account, paso: null })} />
  ) : null;
};

type CredentialsStepProps = {
  /** The account that must sign in; undefined allows any. */
  email?: string;
  onDone: (account: Account) => void;
};

/** E-mail and password, then the code of the second factor if the account has one. */
const CredentialsStep = ({ email: own, onDone }: CredentialsStepProps) => {
  const translate = useTranslate();
  const [email, setEmail] = useState(own ?? '');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [needsCode, setNeedsCode] = useState(false);
  const signIn = async () => {
    try {
      const typed = { email, contrasena: password, codigo: needsCode ? code : '' };
      onDone(await request<Account>('POST', '/sesion', typed));
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

type StepFormProps = {
  /** Label of the button. */
  submit: string;
  children: ReactNode;
  /** Throws a Refusal, whose reason is shown above the fields. */
  onSubmit: () => Promise<void>;
};

/** One step of signing in: its fields, a button, and the reason of a refusal. A refusal keeps the typed values. */
const StepForm = ({ submit, children, onSubmit }: StepFormProps) => {
  const translate = useTranslate();
  const { refusal, isBusy, submit: send } = useSend(onSubmit);
  return (
    <Stack component="form" spacing={2} onSubmit={send}>
      {refusal && <Alert severity="error">{refusalText(refusal, translate)}</Alert>}
      {children}
      <Button type="submit" variant="contained" size="large" disabled={isBusy}>
        {submit}
      </Button>
    </Stack>
  );
};

/** Replaces the first password, which the operator knows, with one that only the owner knows. */
const PasswordStep = ({ onDone }: { onDone: (account: Account) => void }) => {
  const translate = useTranslate();
  const [old, setOld] = useState('');
  const [fresh, setFresh] = useState('');
  const [again, setAgain] = useState('');
  const change = async () => {
    if (fresh !== again) throw new Refusal('passwordsDiffer', 0);
    onDone(await request<Account>('PUT', '/contrasena', { anterior: old, nueva: fresh }));
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

/**
 * Sets up the second factor: the authenticator app scans the secret, a first code confirms it, and the recovery codes
 * are shown once.
 */
const SecondFactorStep = ({ onDone }: { onDone: () => void }) => {
  const translate = useTranslate();
  const [code, setCode] = useState('');
  const [recovery, setRecovery] = useState<string[] | null>(null);
  const { data } = useQuery({
    queryKey: ['second-factor'],
    queryFn: () => request<{ secreto: string; uri: string }>('POST', '/segundo-factor'),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const confirm = async () => {
    const answer = await request<{ recuperacion: string[] }>('PUT', '/segundo-factor', { codigo: code });
    setRecovery(answer.recuperacion);
  };
  if (recovery) return <RecoveryCodes codes={recovery} onDone={onDone} />;
  return (
    <StepForm submit={translate('desk.secondFactor.submit')} onSubmit={confirm}>
      <Typography>{translate('desk.secondFactor.help')}</Typography>
      {data && (
        <Stack spacing={1} sx={{ alignItems: 'center' }}>
          <Box sx={{ p: 1, bgcolor: '#fff' }}>
            <QRCodeSVG value={data.uri} size={192} title={translate('desk.secondFactor.picture')} />
          </Box>
          <Typography variant="body2">{translate('desk.secondFactor.typed')}</Typography>
          <Typography component="code" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
            {data.secreto.match(/.{1,4}/g)?.join(' ')}
          </Typography>
        </Stack>
      )}
      <TextField
        label={translate('desk.secondFactor.code')}
        value={code}
        onChange={({ target }) => setCode(target.value)}
        autoComplete="one-time-code"
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        required
        fullWidth
      />
    </StepForm>
  );
};

const RecoveryCodes = ({ codes, onDone }: { codes: string[]; onDone: () => void }) => {
  const translate = useTranslate();
  return (
    <Stack spacing={2}>
      <Alert severity="warning">{translate('desk.secondFactor.recovery')}</Alert>
      <Box component="ul" className="desk-list" sx={{ fontFamily: 'monospace' }}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Stack direction="row" spacing={1} className="desk-no-print">
        <Button variant="outlined" onClick={() => window.print()}>
          {translate('desk.print')}
        </Button>
        <Button variant="contained" onClick={onDone}>
          {translate('desk.secondFactor.stored')}
        </Button>
      </Stack>
    </Stack>
  );
};
