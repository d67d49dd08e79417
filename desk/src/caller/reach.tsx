import { Alert, Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { reachOf } from './draft';
import { useCallerForm } from './form-context';
import { useOffer } from './use-offer';

/** Says before booking how the patient will be notified, and stands out where they will not be. */
export const ReachLine = () => {
  const translate = useTranslate();
  const { draft } = useCallerForm();
  const reach = reachOf(draft, useOffer(draft)?.sms);
  return (
    <Box role="status" sx={{ flex: '1 1 16rem', minWidth: 0 }}>
      {reach === null && (
        <Alert severity="warning" role="note">
          {translate('desk.caller.reach.none')}
        </Alert>
      )}
      {reach && <Typography variant="body2">{translate(`desk.caller.reach.${reach}`)}</Typography>}
    </Box>
  );
};
