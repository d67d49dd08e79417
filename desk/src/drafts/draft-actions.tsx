import { madridInstant } from '@clinic/contract/dates';
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useLocaleState } from 'react-admin';
import { requestCatalogue, requestRecord } from '../api';
import { localMoment, moment } from '../format';
import { useCatalogueTexts } from '../records/catalogue-texts';
import type { CatalogueRecord } from '../records/record-wire';
import { unpublishedMessage } from '../records/saved-text';
import { refusalText } from '../refusal-text';
import { useSend } from '../send-dialog';
import type { KeyIn } from '../translator';
import { useTranslate } from '../use-translate';
import { PreviewDialog } from './preview-dialog';
import { type Draft, hasPage, useDraftAction } from './use-drafts';

const TEXTS = 'desk.content.drafts';

type DraftActionsProps = {
  draft: Draft;
  /** Put before the label of each button if several drafts are listed. */
  of?: string;
  /** Stores unsaved changes before the draft is published, now or later. Resolves to false if they were rejected. */
  save?: () => Promise<boolean>;
  /** Called when the draft no longer exists; with the id of its record if it was published. */
  onRemoved: (record: number | null) => void;
};

/** The actions on a draft: preview, publish now or later, discard. */
export const DraftActions = ({ draft, of, save, onRemoved }: DraftActionsProps) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const runAction = useDraftAction();
  const [open, setOpen] = useState<'preview' | 'plan' | null>(null);
  const path = `/borradores/${draft.id}`;
  const close = () => setOpen(null);
  const publish = () =>
    runAction(async () => {
      if (save && !(await save())) return false;
      const { registro } = await requestCatalogue<{ registro: number }>('POST', `${path}/publicar`);
      onRemoved(registro);
      const { answer } = await requestRecord<CatalogueRecord>('GET', `/${draft.recurso}/${registro}`);
      const later = unpublishedMessage(draft.recurso, answer, new Date(), locale);
      return later ? translate(later.key, later.options) : true;
    }, 'published');
  const plan = async () => {
    if (!save || (await save())) setOpen('plan');
  };
  const discard = () => {
    if (!window.confirm(translate(`${TEXTS}.discardQuestion`, { name: draft.nombre }))) return;
    void runAction(async () => {
      await requestCatalogue('DELETE', path);
      onRemoved(null);
    }, 'discarded');
  };
  const button = (text: KeyIn<'desk.content.drafts'>, onClick: () => unknown, color?: 'error') => {
    const label = translate(`${TEXTS}.${text}`);
    return (
      <Button size="small" color={color} aria-label={of && `${label}: ${of}`} onClick={() => void onClick()}>
        {label}
      </Button>
    );
  };
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      {hasPage(draft.recurso) && button('preview', () => setOpen('preview'))}
      {button('publish', publish)}
      {button('plan', plan)}
      {button('discard', discard, 'error')}
      {open === 'preview' && <PreviewDialog draft={draft} onClose={close} />}
      {open === 'plan' && <PlanDialog draft={draft} onClose={close} />}
    </Stack>
  );
};

/** Author and time of a draft, its planned publication, and why a publication failed. */
export const DraftState = ({ draft }: { draft: Draft }) => {
  const translate = useTranslate();
  const { label } = useCatalogueTexts();
  const [locale] = useLocaleState();
  const saved = translate(`${TEXTS}.by`, { who: draft.autor, moment: moment(draft.guardado, locale) });
  const planned = draft.publicar && translate(`${TEXTS}.at`, { moment: moment(draft.publicar, locale) });
  const why = ({ campo, mensaje }: { campo: string | null; mensaje: string }) =>
    campo === null ? mensaje : `${label(draft.recurso, campo)}: ${mensaje}`;
  return (
    <>
      <Typography variant="body2">{planned ? `${saved} ${planned}` : saved}</Typography>
      {draft.fallo !== null && (
        <Alert severity="error">{translate(`${TEXTS}.failed`, { why: draft.fallo.map(why).join(' ') })}</Alert>
      )}
    </>
  );
};

const HOUR_MS = 3_600_000;

/** Asks when a draft will be published, in the clinics' time; a planned publication can be cancelled. */
const PlanDialog = ({ draft, onClose }: { draft: Draft; onClose: () => void }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const runAction = useDraftAction();
  const [at, setAt] = useState(() => localMoment(draft.publicar ?? new Date(Date.now() + HOUR_MS).toISOString()));
  const plan = (cuando: string | null) => requestCatalogue('POST', `/borradores/${draft.id}/publicar`, { cuando });
  const { refusal, isBusy, submit } = useSend(async () => {
    const [day = '', time = ''] = at.split('T');
    const instant = madridInstant(day, time.slice(0, 5).replace(':', '')).toISOString();
    await plan(instant);
    await runAction(async () => translate(`${TEXTS}.planned`, { moment: moment(instant, locale) }), 'planned');
    onClose();
  });
  /** In React, a submit event would also reach the surrounding form of the record. */
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
            <Button onClick={async () => (await runAction(() => plan(null), 'unplanned')) && onClose()}>
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
