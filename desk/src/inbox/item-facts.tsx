import { Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { type Fact, Facts } from '../facts';
import { euros, longDay, stamp } from '../format';
import { mailKind } from './labels';
import type { ItemDetail } from './wire';

/** Everything an item says, in the order the backend says it. */
export const ItemFacts = ({ item }: { item: ItemDetail }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const shown = (name: string, value: string | number | boolean): ReactNode => {
    if (name === 'telefono') return <a href={`tel:${value}`}>{value}</a>;
    if (name === 'correo') return <a href={`mailto:${value}`}>{value}</a>;
    if (name === 'centimos') return euros(Number(value), locale);
    if (name === 'validohasta') return longDay(String(value), locale);
    if (name === 'encola' || name === 'pagado') return stamp(String(value), locale);
    if (name === 'idioma') return translate(`desk.languages.${value}`, { _: value });
    if (name === 'tipocorreo') return mailKind(String(value), translate);
    if (name === 'estadobono' || name === 'estadocuenta') return translate(`desk.inbox.${name}.${value}`);
    if (name === 'estadopago') return translate(`desk.payments.${value}`, { _: value });
    if (typeof value === 'boolean') return translate(value ? 'desk.yes' : 'desk.no');
    if (name === 'mensaje' || name === 'motivorechazo')
      return (
        <Typography component="span" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {value}
        </Typography>
      );
    return String(value);
  };
  const facts = Object.entries(item.datos).flatMap(([name, value]): Fact[] =>
    value === null || value === '' ? [] : [[translate(`desk.inbox.fields.${name}`), shown(name, value)]],
  );
  return <Facts facts={[...facts, [translate('desk.columns.clinic'), item.clinica]]} />;
};
