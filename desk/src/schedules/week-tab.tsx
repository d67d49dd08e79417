import { Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useLocaleState } from 'react-admin';
import { euros, hour, shortDay, weekdayName } from '../format';
import { Section } from '../section';
import { useTranslate } from '../use-translate';
import { WideTable } from '../wide-table';
import { AddLines, ChangeLine, EndLine } from './line-forms';
import { type Line, serviceName, type TabProps } from './opening';

type LineAction = { kind: 'add' } | { kind: 'change' | 'end'; line: Line };

/** The hours of the week of a clinic, by service and weekday. */
export const WeekTab = ({ clinic, opening }: TabProps) => {
  const translate = useTranslate();
  const [action, setAction] = useState<LineAction | null>(null);
  const services = [...new Set(opening.lineas.map(({ servicio }) => servicio))];
  const close = () => setAction(null);
  return (
    <Stack spacing={2} sx={{ minWidth: 0 }}>
      <Button variant="contained" sx={{ alignSelf: 'flex-start' }} onClick={() => setAction({ kind: 'add' })}>
        {translate('desk.schedules.week.add')}
      </Button>
      {services.length === 0 && <Typography>{translate('desk.schedules.week.none')}</Typography>}
      {services.map((service) => (
        <Section key={service} title={serviceName(opening, service)}>
          <LineTable
            name={serviceName(opening, service)}
            lines={opening.lineas.filter(({ servicio }) => servicio === service)}
            onAction={setAction}
          />
        </Section>
      ))}
      {action?.kind === 'add' && <AddLines clinic={clinic} opening={opening} onClose={close} />}
      {action?.kind === 'change' && <ChangeLine line={action.line} onClose={close} />}
      {action?.kind === 'end' && <EndLine line={action.line} onClose={close} />}
    </Stack>
  );
};

const COLUMNS = ['weekday', 'hours', 'minutes', 'seats', 'price', 'first', 'last', 'actions'] as const;

type LineTableProps = { name: string; lines: readonly Line[]; onAction: (action: LineAction) => void };

const LineTable = ({ name, lines, onAction }: LineTableProps) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return (
    <WideTable
      label={name}
      columns={COLUMNS.map((column) => translate(`desk.schedules.fields.${column}`))}
      rows={lines.map((line) => {
        const hours = `${hour(line.de)}–${hour(line.a)}`;
        const about = `${weekdayName(line.dia, locale)} ${hours}, ${name}`;
        return {
          key: line.id,
          cells: [
            weekdayName(line.dia, locale),
            <Stack key="hours">
              <span className="desk-nowrap">{hours}</span>
              {line.modalidad === 'video' && translate('desk.modality.video')}
            </Stack>,
            line.minutos,
            line.plazas,
            euros(line.centimos, locale),
            shortDay(line.desde, locale),
            shortDay(line.hasta, locale),
            <Stack key="actions" direction="row" spacing={1}>
              {(['change', 'end'] as const).map((kind) => (
                <Button
                  key={kind}
                  size="small"
                  color={kind === 'end' ? 'error' : 'primary'}
                  aria-label={`${translate(`desk.schedules.week.${kind}Button`)}: ${about}`}
                  onClick={() => onAction({ kind, line })}
                >
                  {translate(`desk.schedules.week.${kind}Button`)}
                </Button>
              ))}
            </Stack>,
          ],
        };
      })}
    />
  );
};
