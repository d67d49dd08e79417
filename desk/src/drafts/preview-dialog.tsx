import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Link,
  Stack,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useLocaleState } from 'react-admin';
import { Refusal, requestCatalogue } from '../api';
import { moment } from '../format';
import { LANGUAGES } from '../records/record-wire';
import { refusalText } from '../refusal-text';
import { useTranslate } from '../use-translate';
import type { Draft } from './use-drafts';

const TEXTS = 'desk.content.drafts';

type Made = { language: string; url: string; caduca: string };

/** Creates preview links of a draft, one for each chosen language. A link works for a day. */
export const PreviewDialog = ({ draft, onClose }: { draft: Draft; onClose: () => void }) => {
  const translate = useTranslate();
  const [made, setMade] = useState<Made | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const make = async (language: string) => {
    setRefusal(null);
    try {
      const link = await requestCatalogue<Omit<Made, 'language'>>('POST', `/borradores/${draft.id}/enlace`, {
        idioma: language,
      });
      setMade({ ...link, language });
    } catch (error) {
      setRefusal(error instanceof Refusal ? error : new Refusal('failed', 0));
    }
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="preview-title">
      <DialogTitle id="preview-title">{translate(`${TEXTS}.preview`)}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <Typography>{translate(`${TEXTS}.previewText`)}</Typography>
          <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
            {LANGUAGES.map((language) => (
              <Button key={language} variant="outlined" onClick={() => make(language)}>
                {translate(`desk.content.languages.${language}`)}
              </Button>
            ))}
          </Stack>
          <div aria-live="polite">
            {refusal && <Alert severity="error">{refusalText(refusal, translate)}</Alert>}
            {made && <MadeLink key={made.url} made={made} />}
          </div>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('desk.back')}</Button>
      </DialogActions>
    </Dialog>
  );
};

/** A link to open or to copy. */
const MadeLink = ({ made }: { made: Made }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const [copied, setCopied] = useState<'copied' | 'notCopied' | null>(null);
  const url = new URL(made.url, window.location.origin).href;
  const language = translate(`desk.content.languages.${made.language}`, { _: made.language });
  /** If the browser does not allow copying, as over http, the address can be selected. */
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setCopied('copied');
    } catch {
      setCopied('notCopied');
    }
  };
  return (
    <Stack spacing={1}>
      <Link href={url} target="_blank" rel="noreferrer" sx={{ overflowWrap: 'anywhere' }}>
        {translate(`${TEXTS}.open`, { language })}
      </Link>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{url}</Typography>
      <Button variant="outlined" onClick={copy} sx={{ alignSelf: 'start' }}>
        {translate(`${TEXTS}.copy`)}
      </Button>
      {copied && <Typography>{translate(`${TEXTS}.${copied}`)}</Typography>}
      <Typography>{translate(`${TEXTS}.until`, { moment: moment(made.caduca, locale) })}</Typography>
    </Stack>
  );
};
