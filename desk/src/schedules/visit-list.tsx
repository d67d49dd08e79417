import { Checkbox, FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material';
import { Fragment } from 'react';
import { useLocaleState } from 'react-admin';
import { Link } from 'react-router-dom';
import { useWithClinic } from '../chosen-clinic';
import { PhoneLinks } from '../contact-links';
import { hour, shortDay } from '../format';
import { useTranslate } from '../use-translate';
import { WideTable } from '../wide-table';
import type { AffectedVisit, Settlement } from './opening';

type VisitListProps = {
  visits: readonly AffectedVisit[];
  /** The chosen references; undefined if visits cannot be chosen. */
  chosen?: readonly string[];
  onChoose?: (references: string[]) => void;
};

/** Visits with time, patient, telephone, payment and settlement, so that the staff can call the patients. */
export const VisitList = ({ visits, chosen, onChoose }: VisitListProps) => {
  const translate = useTranslate();
  const withClinic = useWithClinic();
  const [locale] = useLocaleState();
  const isSettled = visits.some(({ queda }) => queda !== null);
  const columns = (['when', 'name', 'phone', 'about', 'state', 'reference'] as const).map((one) =>
    translate(`desk.columns.${one}`),
  );
  const when = (day: string | null, time: string | null) => `${shortDay(day, locale)}, ${hour(time)}`;
  const choose = (reference: string) =>
    onChoose?.(
      chosen?.includes(reference) ? chosen.filter((one) => one !== reference) : [...(chosen ?? []), reference],
    );
  return (
    <WideTable
      label={translate('desk.schedules.visits.title')}
      columns={[
        ...(chosen ? [translate('desk.schedules.visits.choose')] : []),
        ...columns,
        ...(isSettled ? [translate('desk.schedules.visits.became')] : []),
      ]}
      rows={visits.map((visit) => ({
        key: visit.referencia,
        cells: [
          ...(chosen
            ? [
                <Checkbox
                  key="choose"
                  size="small"
                  checked={chosen.includes(visit.referencia)}
                  onChange={() => choose(visit.referencia)}
                  slotProps={{ input: { 'aria-label': `${visit.nombre}, ${when(visit.fecha, visit.inicio)}` } }}
                />,
              ]
            : []),
          when(visit.fecha, visit.inicio),
          visit.nombre,
          <Fragment key="phone">
            {visit.telefono && <PhoneLinks text={visit.telefono} />}
            {visit.avisos === null && <div>{translate('desk.noticeChannel.call')}</div>}
          </Fragment>,
          visit.motivo,
          translate(`desk.states.${visit.estado === 'confirmed' && visit.pagada ? 'paid' : visit.estado}`),
          <Link key="open" to={withClinic(`/reservas/${visit.referencia}`)}>
            {visit.referencia}
          </Link>,
          ...(isSettled
            ? [
                visit.queda === 'moved'
                  ? translate('desk.schedules.visits.moved', { when: when(visit.nuevafecha, visit.nuevainicio) })
                  : visit.queda && translate(`desk.schedules.visits.${visit.queda}`),
              ]
            : []),
        ],
      }))}
    />
  );
};

const SETTLEMENTS = ['mover', 'anular', 'dejar'] as const;

type SettlementChoiceProps = { value: Settlement; onChange: (how: Settlement) => void; without?: Settlement };

/** Chooses how to settle visits in closed hours. */
export const SettlementChoice = ({ value, onChange, without }: SettlementChoiceProps) => {
  const translate = useTranslate();
  return (
    <FormControl>
      <FormLabel id="settlement">{translate('desk.schedules.settle.title')}</FormLabel>
      <RadioGroup
        aria-labelledby="settlement"
        value={value}
        onChange={(_, how) => onChange(SETTLEMENTS.find((one) => one === how) ?? 'mover')}
      >
        {SETTLEMENTS.filter((one) => one !== without).map((one) => (
          <FormControlLabel
            key={one}
            value={one}
            control={<Radio />}
            label={translate(`desk.schedules.settle.${one}`)}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
};
