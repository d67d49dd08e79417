import { Alert, Typography } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { moment } from '../format';
import type { Draft } from './wire';

const TEXTS = 'desk.content.drafts';

/** Who saved a draft and when, when it is published, and why it was not. */
export const DraftState = ({ draft }: { draft: Draft }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const saved = translate(`${TEXTS}.by`, { who: draft.autor, moment: moment(draft.guardado, locale) });
  const planned = draft.publicar && translate(`${TEXTS}.at`, { moment: moment(draft.publicar, locale) });
  const why = ({ campo, mensaje }: { campo: string | null; mensaje: string }) =>
    campo === null ? mensaje : `${translate(`desk.content.fields.${campo}`, { _: campo })}: ${mensaje}`;
  return (
    <>
      <Typography variant="body2">{planned ? `${saved} ${planned}` : saved}</Typography>
      {draft.fallo !== null && (
        <Alert severity="error">{translate(`${TEXTS}.failed`, { why: draft.fallo.map(why).join(' ') })}</Alert>
      )}
    </>
  );
};
