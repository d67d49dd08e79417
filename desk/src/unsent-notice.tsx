import { Alert, Button } from '@mui/material';
import { useLocaleState } from 'react-admin';
import { moment } from './format';
import { useTranslate } from './use-translate';

/** Says that the form contains restored values, with a button to discard them. */
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
