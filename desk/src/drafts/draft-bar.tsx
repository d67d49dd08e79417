import { Button, Paper, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useTranslate } from '../use-translate';
import { DraftActions, DraftState } from './draft-actions';
import type { Draft } from './use-drafts';

const TEXTS = 'desk.content.drafts';

type DraftBarProps = {
  draft: Draft;
  /** True if the form shows the changes of the draft. */
  isOpen: boolean;
  /** Stores unsaved changes before the draft is published. Resolves to false if they were rejected. */
  save?: () => Promise<boolean>;
  onOpen: () => void;
  onRemoved: (record: number | null) => void;
};

/** The bar above the form of a record with a draft: its state and its actions. */
export const DraftBar = ({ draft, isOpen, save, onOpen, onRemoved }: DraftBarProps) => {
  const translate = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  const movesFocus = useRef(false);
  // The pressed button is gone and the heading has changed, so the focus moves there.
  useEffect(() => {
    if (isOpen && movesFocus.current) heading.current?.focus();
    movesFocus.current = false;
  }, [isOpen]);
  const goOn = () => {
    movesFocus.current = true;
    onOpen();
  };
  const title = translate(`${TEXTS}.${isOpen ? 'edited' : 'waiting'}`);
  return (
    <Paper component="section" variant="outlined" aria-label={title} sx={{ p: 2 }}>
      <Typography component="h2" variant="h6" ref={heading} tabIndex={-1}>
        {title}
      </Typography>
      <DraftState draft={draft} />
      {!isOpen && (
        <Button size="small" variant="outlined" onClick={goOn} sx={{ my: 1 }}>
          {translate(`${TEXTS}.goOn`)}
        </Button>
      )}
      <DraftActions draft={draft} save={save} onRemoved={onRemoved} />
    </Paper>
  );
};
