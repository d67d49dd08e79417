import ScheduleIcon from '@mui/icons-material/Schedule';
import WarningIcon from '@mui/icons-material/WarningAmber';
import { Chip } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { moment } from '../format';
import { duration } from './labels';

/** Until when an answer was promised, or how late it is, in words and with a sign; nothing where none was. */
export const DueChip = ({ due }: { due: string | null }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  if (due === null) return null;
  const late = Date.now() - new Date(due).getTime();
  return late > 0 ? (
    <Chip
      size="small"
      color="error"
      icon={<WarningIcon />}
      label={translate('desk.inbox.late', { time: duration(late, translate) })}
    />
  ) : (
    <Chip
      size="small"
      variant="outlined"
      icon={<ScheduleIcon />}
      label={translate('desk.inbox.due', { moment: moment(due, locale) })}
    />
  );
};

const COLOURS = { nueva: 'info', encurso: 'warning', hecha: 'success' } as const;

type Owned = { estado: keyof typeof COLOURS; quien: string | null; mia: boolean };

/** The state of an item, and who has it. */
export const OwnerChip = ({ item: { estado, quien, mia } }: { item: Owned }) => {
  const translate = useTranslate();
  const who = mia ? translate('desk.inbox.me') : quien;
  const label = [translate(`desk.inbox.states.${estado}`), estado === 'nueva' ? null : who].filter(Boolean).join(': ');
  return <Chip size="small" variant="outlined" color={COLOURS[estado]} label={label} />;
};
