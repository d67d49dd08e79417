import { Alert, Button, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { refusalText } from '../refusal-text';
import { useSend } from '../use-send';

type StepFormProps = {
  /** The button's text. */
  submit: string;
  children: ReactNode;
  /** Throws a Refusal, whose reason is shown above the fields. */
  onSubmit: () => Promise<void>;
};

/** One step of signing in: its fields, a button, and why it was refused. What was typed stays. */
export const StepForm = ({ submit, children, onSubmit }: StepFormProps) => {
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
