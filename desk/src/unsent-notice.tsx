import { Alert, Button } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { moment } from './format';

/** Says that a form holds what was typed before the page was left, and offers to throw it away. */
export const UnsentNotice = ({ savedAt, onDiscard }: { savedAt: string; onDiscard: () => void }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return (
    <Alert
      severity="info"
      action={
        <Button color="inherit" size="small" sx={{ whiteSpace: 'nowrap' }} onClick={onDiscard}>
          {translate('desk.unsent.discard')}
        </Button>
      }
    >
      {translate('desk.unsent.restored', { moment: moment(savedAt, locale) })}
    </Alert>
  );
};
