import { madridInstant } from '@clinic/contract/madrid-time';
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, TextField } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { askCatalogue } from '../api';
import { localMoment, moment } from '../format';
import { refusalText } from '../refusal-text';
import { useSend } from '../use-send';
import { useDraftAct } from './use-drafts';
import type { Draft } from './wire';

const TEXTS = 'desk.content.drafts';
const HOUR_MS = 3_600_000;

/** Asks when a draft is published, by the clocks of the clinics; a plan can be taken back. */
export const PlanDialog = ({ draft, onClose }: { draft: Draft; onClose: () => void }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const act = useDraftAct();
  const [at, setAt] = useState(() => localMoment(draft.publicar ?? new Date(Date.now() + HOUR_MS).toISOString()));
  const plan = (cuando: string | null) => askCatalogue('POST', `/borradores/${draft.id}/publicar`, { cuando });
  const { refusal, isBusy, submit } = useSend(async () => {
    const [day = '', time = ''] = at.split('T');
    const instant = madridInstant(day, time.slice(0, 5).replace(':', '')).toISOString();
    await plan(instant);
    await act(async () => translate(`${TEXTS}.planned`, { moment: moment(instant, locale) }), 'planned');
    onClose();
  });
  /** In React the form of the record around it would be sent, too. */
  const sendAlone = (event: FormEvent) => {
    event.stopPropagation();
    void submit(event);
  };
  const wrong = refusal?.messages.cuando;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="plan-title">
      <form onSubmit={sendAlone} noValidate>
        <DialogTitle id="plan-title">{translate(`${TEXTS}.plan`)}</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            {refusal && !wrong && <Alert severity="error">{refusalText(refusal, translate)}</Alert>}
            <TextField
              type="datetime-local"
              label={translate(`${TEXTS}.when`)}
              value={at}
              onChange={({ target }) => setAt(target.value)}
              error={wrong !== undefined}
              helperText={wrong ?? translate(`${TEXTS}.whenHelp`)}
              slotProps={{ inputLabel: { shrink: true } }}
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('desk.back')}</Button>
          {draft.publicar && (
            <Button onClick={async () => (await act(() => plan(null), 'unplanned')) && onClose()}>
              {translate(`${TEXTS}.unplan`)}
            </Button>
          )}
          <Button type="submit" variant="contained" disabled={isBusy || at === ''}>
            {translate(`${TEXTS}.planIt`)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
