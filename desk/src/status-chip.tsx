import { Chip } from '@mui/material';
import { useTranslate } from './use-translate';
import type { Entry } from './wire';

type Shown = Pick<Entry, 'estado'> & Partial<Pick<Entry, 'pagada' | 'asiste' | 'visita' | 'sobrecupo'>>;

const COLOURS = {
  held: 'warning',
  confirmed: 'success',
  cancelled: 'default',
  expired: 'default',
  requested: 'info',
} as const;

/** The state of a booking as text and colour. */
export const StatusChip = ({ entry }: { entry: Shown }) => {
  const translate = useTranslate();
  const words = [
    translate(`desk.states.${entry.estado}`),
    entry.sobrecupo && translate('desk.states.overbooked'),
    entry.pagada && translate('desk.states.paid'),
    entry.asiste && !entry.visita && entry.estado === 'confirmed' && translate('desk.states.coming'),
    entry.visita && translate(`desk.states.${entry.visita}`),
  ];
  return (
    <Chip size="small" variant="outlined" color={COLOURS[entry.estado]} label={words.filter(Boolean).join(' · ')} />
  );
};
