import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';

type Props = { hasNextPage: boolean; isFetching: boolean; fetchNextPage: () => unknown };

/** What a list that is read in parts has below it while there are more. */
export const MoreButton = ({ hasNextPage, isFetching, fetchNextPage }: Props) => {
  const translate = useTranslate();
  if (!hasNextPage) return null;
  return (
    <Button variant="outlined" sx={{ alignSelf: 'flex-start' }} disabled={isFetching} onClick={() => fetchNextPage()}>
      {translate('desk.log.more')}
    </Button>
  );
};
