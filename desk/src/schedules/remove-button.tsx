import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from '../use-translate';
import { ChangeDialog } from './change-dialog';

type RemoveButtonProps = {
  /** Names the entry for screen readers. */
  about: string;
  change: object;
};

/** Removes an entry of the opening hours after confirmation. */
export const RemoveButton = ({ about, change }: RemoveButtonProps) => {
  const translate = useTranslate();
  const [isConfirming, setIsConfirming] = useState(false);
  const remove = translate('desk.schedules.remove');
  return (
    <>
      <Button size="small" color="error" aria-label={`${remove}: ${about}`} onClick={() => setIsConfirming(true)}>
        {remove}
      </Button>
      {isConfirming && (
        <ChangeDialog
          title={translate('desk.schedules.removeTitle')}
          submit={remove}
          change={change}
          isDangerous
          onClose={() => setIsConfirming(false)}
        >
          <Typography>{about}</Typography>
        </ChangeDialog>
      )}
    </>
  );
};
