import { Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useLocaleState } from 'react-admin';
import { euros, hour, shortDay, weekdayName } from '../format';
import { Section } from '../section';
import { useTranslate } from '../use-translate';
import { WideTable } from '../wide-table';
import { AddLines, ChangeLine, EndLine } from './line-forms';
import { type Line, serviceName, type TabProps } from './opening';

type Act = { kind: 'add' } | { kind: 'change' | 'end'; line: Line };

/** The hours of the week of a clinic, by service and weekday. */
export const WeekTab = ({ clinic, opening }: TabProps) => {
  const translate = useTranslate();
  const [act, setAct] = useState<Act | null>(null);
  const services = [...new Set(opening.lineas.map(({ servicio }) => servicio))];
  const close = () => setAct(null);
  return (
    <Stack spacing={2} sx={{ minWidth: 0 }}>
      <Button variant="contained" sx={{ alignSelf: 'flex-start' }} onClick={() => setAct({ kind: 'add' })}>
        {translate('desk.schedules.week.add')}
      </Button>
      {services.length === 0 && <Typography>{translate('desk.schedules.week.none')}</Typography>}
      {services.map((service) => (
        <Section key={service} title={serviceName(opening, service)}>
          <LineTable
            name={serviceName(opening, service)}
            lines={opening.lineas.filter(({ servicio }) => servicio === service)}
            onAct={setAct}
          />
        </Section>
      ))}
      {act?.kind === 'add' && <AddLines clinic={clinic} opening={opening} onClose={close} />}
      {act?.kind === 'change' && <ChangeLine line={act.line} onClose={close} />}
      {act?.kind === 'end' && <EndLine line={act.line} onClose={close} />}
    </Stack>
  );
};

const COLUMNS = ['weekday', 'hours', 'minutes', 'seats', 'price', 'first', 'last', 'actions'] as const;

type LineTableProps = { name: string; lines: readonly Line[]; onAct: (act: Act) => void };

const LineTable = ({ name, lines, onAct }: LineTableProps) => {
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
            <span key="hours" className="desk-nowrap">
              {hours}
            </span>,
            line.minutos,
            line.plazas,
            euros(line.centimos, locale),
            shortDay(line.desde, locale),
            shortDay(line.hasta, locale),
            <Stack key="acts" direction="row" spacing={1}>
              {(['change', 'end'] as const).map((kind) => (
                <Button
                  key={kind}
                  size="small"
                  color={kind === 'end' ? 'error' : 'primary'}
                  aria-label={`${translate(`desk.schedules.week.${kind}Button`)}: ${about}`}
                  onClick={() => onAct({ kind, line })}
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
