import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { askCatalogue, askRecord } from '../api';
import { notSeenYet } from '../records/saved-text';
import type { CatalogueRecord } from '../records/wire';
import { PlanDialog } from './plan-dialog';
import { PreviewDialog } from './preview-dialog';
import { useDraftAct } from './use-drafts';
import { type Draft, hasPage } from './wire';

const TEXTS = 'desk.content.drafts';

type DraftActionsProps = {
  draft: Draft;
  /** Said before the name of each button where several drafts are listed. */
  of?: string;
  /** Stores what was typed since, before it is published now or later; false when that was refused. */
  save?: () => Promise<boolean>;
  /** Called once the draft is gone: with the id of its record when it was published. */
  onGone: (record: number | null) => void;
};

/** What can be done with a draft: looked at on its page, published now or later, thrown away. */
export const DraftActions = ({ draft, of, save, onGone }: DraftActionsProps) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const act = useDraftAct();
  const [open, setOpen] = useState<'preview' | 'plan' | null>(null);
  const path = `/borradores/${draft.id}`;
  const close = () => setOpen(null);
  const publish = () =>
    act(async () => {
      if (save && !(await save())) return false;
      const { registro } = await askCatalogue<{ registro: number }>('POST', `${path}/publicar`);
      onGone(registro);
      const { answer } = await askRecord<CatalogueRecord>('GET', `/${draft.recurso}/${registro}`);
      const later = notSeenYet(draft.recurso, answer, new Date(), locale);
      return later ? translate(later.key, later.options) : true;
    }, 'published');
  const plan = async () => {
    if (!save || (await save())) setOpen('plan');
  };
  const discard = () => {
    if (!window.confirm(translate(`${TEXTS}.discardQuestion`, { name: draft.nombre }))) return;
    void act(async () => {
      await askCatalogue('DELETE', path);
      onGone(null);
    }, 'discarded');
  };
  const button = (text: string, onClick: () => unknown, color?: 'error') => {
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
