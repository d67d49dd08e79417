import ScheduleIcon from '@mui/icons-material/Schedule';
import WarningIcon from '@mui/icons-material/WarningAmber';
import { Chip } from '@mui/material';
import { useLocaleState } from 'react-admin';
import { moment } from '../format';
import type { Translate } from '../translator';
import { useTranslate } from '../use-translate';
import type { InboxPath } from '../wire';

const HOUR_MS = 60 * 60_000;
const MINUTE_MS = 60_000;

/** Returns the name of a kind of mail. */
export const mailKind = (kind: string, translate: Translate): string =>
  translate(`desk.mailKinds.${kind}`, { _: translate(`desk.inbox.mailKinds.${kind}`, { _: kind }) });

/** Formats milliseconds, at least a minute, as "3 h", "20 min" or "4 d". */
export function duration(ms: number, translate: Translate): string {
  const hours = Math.floor(ms / HOUR_MS);
  if (hours >= 48) return translate('desk.inbox.days', { count: Math.floor(hours / 24) });
  if (hours >= 1) return translate('desk.inbox.hours', { count: hours });
  return translate('desk.inbox.minutes', { count: Math.max(1, Math.floor(ms / MINUTE_MS)) });
}

/** Returns the subject of an item; codes are replaced by their texts. */
export function aboutText(path: InboxPath, about: string, translate: Translate): string {
  if (path === 'devoluciones') return `${translate('desk.inbox.fields.pedido')} ${about}`;
  return path === 'correos' ? mailKind(about, translate) : about;
}

/** Shows the deadline or the delay with an icon; renders nothing without a deadline. */
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

/** The state of an item and the colleague it is assigned to. */
export const OwnerChip = ({ item: { estado, quien, mia } }: { item: Owned }) => {
  const translate = useTranslate();
  const who = mia ? translate('desk.inbox.me') : quien;
  const label = [translate(`desk.inbox.states.${estado}`), estado === 'nueva' ? null : who].filter(Boolean).join(': ');
  return <Chip size="small" variant="outlined" color={COLOURS[estado]} label={label} />;
};
