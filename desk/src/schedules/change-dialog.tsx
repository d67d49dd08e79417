import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useNotify } from 'react-admin';
import { Refusal, request } from '../api';
import { refusalText } from '../refusal-text';
import { useSend } from '../send-dialog';
import { useTranslate } from '../use-translate';
import { type AffectedVisit, type Settlement, useRefresh, versionsOf } from './opening';
import { SettlementChoice, VisitList } from './visit-list';

type ChangeDialogProps = {
  title: string;
  submit: string;
  isDangerous?: boolean;
  /** Sent as `cambio`. */
  change: object;
  /** The fields of the change. */
  children: ReactNode;
  onClose: () => void;
};

type Answer = { citas: AffectedVisit[] };

/** Changes opening hours. If visits are affected, the dialog asks how to settle them and shows the result for each. */
export const ChangeDialog = ({ title, submit, isDangerous, change, children, onClose }: ChangeDialogProps) => {
  const translate = useTranslate();
  const { hits, settled, how, setHow, refusal, isBusy, send } = useChange(change, onClose);
  const visits = settled ?? hits;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth={visits ? 'md' : 'sm'} aria-labelledby="change-title">
      <form onSubmit={send}>
        <DialogTitle id="change-title">{title}</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            {refusal && <Alert severity="error">{refusalText(refusal, translate)}</Alert>}
            {!visits && children}
            {visits && (
              <Typography role="status">
                {translate(`desk.schedules.visits.${settled ? 'done' : 'hit'}`, { count: visits.length })}
              </Typography>
            )}
            {visits && <VisitList visits={visits} />}
            {hits && !settled && <SettlementChoice value={how} onChange={setHow} />}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate(settled ? 'desk.schedules.close' : 'desk.back')}</Button>
          {!settled && (
            <Button
              type="submit"
              variant="contained"
              color={isDangerous || hits ? 'error' : 'primary'}
              disabled={isBusy}
            >
              {hits ? translate(`desk.schedules.settle.${how}Submit`) : submit}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
};

function useChange(change: object, onClose: () => void) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const [hits, setHits] = useState<AffectedVisit[] | null>(null);
  const [settled, setSettled] = useState<AffectedVisit[] | null>(null);
  const [how, setHow] = useState<Settlement>('mover');
  const { refusal, isBusy, submit } = useSend(async () => {
    if (hits === null) {
      const { citas } = await request<Answer>('POST', '/horarios/ver', { cambio: change });
      if (citas.length > 0) return setHits(citas);
    }
    const body = { cambio: change, citas: hits ? how : 'dejar', vistas: versionsOf(hits ?? []) };
    const { citas } = await request<Answer>('POST', '/horarios', body).catch((error: unknown) => {
      // The list is outdated: the next press reads it again.
      if (error instanceof Refusal && error.reason === 'newlyBooked') setHits(null);
      throw error;
    });
    refresh();
    if (citas.length > 0) return setSettled(citas);
    notify(translate('desk.schedules.saved'), { type: 'success' });
    onClose();
  });
  return { hits, settled, how, setHow, refusal, isBusy, send: submit };
}
