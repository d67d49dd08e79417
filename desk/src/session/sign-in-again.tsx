import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { request } from '../api';
import { rememberAccount } from '../auth-provider';
import { SignInSteps } from '../screens/sign-in-steps';
import { useAccount } from '../use-account';
import { useTranslate } from '../use-translate';
import type { Account } from '../wire';
import { leaveScreens, useSessionEnd } from './session-end';

/**
 * Asks to sign in when the session has ended. The screen stays if the same account signs in; another one starts afresh.
 */
export const SignInAgain = () => {
  const end = useSessionEnd();
  const account = useAccount();
  return end && account ? <SignInDialog account={account} onDone={() => end.settle(true)} /> : null;
};

/** Hides patient data on the screen after the session has ended. */
const OPAQUE = { backgroundColor: 'background.default' };

const SignInDialog = ({ account, onDone }: { account: Account; onDone: () => void }) => {
  const translate = useTranslate();
  const queries = useQueryClient();
  const id = useId();
  const take = (next: Account) => {
    if (next.id !== account.id) return void leaveScreens();
    if (next.paso !== null) return;
    rememberAccount(next);
    queries.setQueryData(['account'], next);
    onDone();
  };
  // A sign-in in another tab closes this dialog too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: listens as long as the dialog is open
  useEffect(() => {
    const look = () =>
      void request<{ cuenta: Account | null }>('GET', '/sesion').then(
        ({ cuenta }) => cuenta && take(cuenta),
        () => undefined,
      );
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, []);
  const leave = async () => {
    await request('DELETE', '/sesion').catch(() => undefined);
    await leaveScreens();
  };
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={id} slotProps={{ backdrop: { sx: OPAQUE } }}>
      <DialogTitle id={id}>{translate('desk.again.title')}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <Typography>{translate('desk.again.help', { name: account.nombre })}</Typography>
          <SignInSteps email={account.correo} onAdvance={take} />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={leave}>{translate('desk.again.other')}</Button>
      </DialogActions>
    </Dialog>
  );
};
