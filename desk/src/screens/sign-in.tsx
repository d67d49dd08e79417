import { Box, CircularProgress, Paper, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Notification } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { currentAccount, forgetAccount, rememberAccount } from '../auth-provider';
import { setLocale } from '../i18n-provider';
import { InLanguage, LanguageMenu } from '../language-menu';
import { useTranslate } from '../use-translate';
import type { Account } from '../wire';
import { SignInSteps } from './sign-in-steps';

/** The sign-in page: credentials, and the steps that a new account must complete. */
export const SignIn = () => (
  <InLanguage>
    <SignInPage />
  </InLanguage>
);

const SignInPage = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [account, setAccount] = useState<Account | null>(null);
  const [isKnown, setIsKnown] = useState(false);

  // After a reload the remaining steps continue.
  useEffect(() => {
    currentAccount()
      .then(setAccount)
      .catch(() => undefined)
      .finally(() => setIsKnown(true));
  }, []);
  const advance = (next: Account) => {
    setAccount(next);
    rememberAccount(next);
    setLocale(next.idioma);
  };
  const isDone = account !== null && account.paso === null;
  useEffect(() => {
    if (!isDone) return;
    queries.clear();
    forgetAccount();
    navigate('/', { replace: true });
  }, [isDone, queries, navigate]);

  return (
    <Box component="main" sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', p: 2 }}>
      <Paper variant="outlined" sx={{ width: '100%', maxWidth: '26rem', p: { xs: 2, sm: 4 } }}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', mb: 2 }}>
          <Typography component="h1" variant="h1">
            {translate('desk.title')}
          </Typography>
          <LanguageMenu />
        </Box>
        {!isKnown && <CircularProgress aria-label={translate('ra.page.loading')} />}
        {isKnown && <SignInSteps initialAccount={account} onAdvance={advance} />}
      </Paper>
      <Notification />
    </Box>
  );
};
