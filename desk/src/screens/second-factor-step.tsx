import { Alert, Box, Button, Stack, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { QRCodeSVG } from 'qrcode.react';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ask } from '../api';
import { StepForm } from './step-form';

/** The app for time codes reads the secret, shows a first code, and the recovery codes are shown once. */
export const SecondFactorStep = ({ onDone }: { onDone: () => void }) => {
  const translate = useTranslate();
  const [code, setCode] = useState('');
  const [recovery, setRecovery] = useState<string[] | null>(null);
  const { data } = useQuery({
    queryKey: ['second-factor'],
    queryFn: () => ask<{ secreto: string; uri: string }>('POST', '/segundo-factor'),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const confirm = async () => {
    const answer = await ask<{ recuperacion: string[] }>('PUT', '/segundo-factor', { codigo: code });
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
