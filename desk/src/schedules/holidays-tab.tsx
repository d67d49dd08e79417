import { Button, List, ListItem, ListItemText, Stack, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocaleState } from 'react-admin';
import { request } from '../api';
import { longDay, shortDay, today } from '../format';
import { Section } from '../section';
import { useTranslate } from '../use-translate';
import { WideTable } from '../wide-table';
import { ChangeDialog } from './change-dialog';
import { AddHoliday } from './closure-forms';
import type { Opening, Suggestion, TabProps } from './opening';
import { RemoveButton } from './remove-button';
import { scopeText } from './scope';

const COMMUNITIES = ['valencian', 'catalonia', 'madrid'] as const;

/** The holidays of a year, an import of those observed in all of Spain, and the usual ones of the communities. */
export const HolidaysTab = ({ clinic, opening }: TabProps) => {
  const translate = useTranslate();
  const [year, setYear] = useState(today().slice(0, 4));
  const [chosen, setChosen] = useState<Suggestion[] | 'own' | null>(null);
  const { data } = useQuery({
    queryKey: ['festivos', year],
    queryFn: () => request<{ festivos: Suggestion[] }>('GET', `/horarios/festivos?anyo=${year}`),
    enabled: /^20\d\d$/.test(year),
  });
  const known = opening.cierres.filter(({ festivo, desde }) => festivo && desde.startsWith(year));
  const isKnown = ({ fecha }: Suggestion) => known.some(({ desde }) => desde === fecha);
  const suggestions = (community: string | null) =>
    (data?.festivos ?? []).filter((one) => one.comunidad === community && !isKnown(one));
  const national = suggestions(null);
  return (
    <Stack spacing={2} sx={{ minWidth: 0 }}>
      <Typography sx={{ maxWidth: '70ch' }}>{translate('desk.schedules.holidays.lead')}</Typography>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <TextField
          size="small"
          type="number"
          label={translate('desk.schedules.fields.year')}
          value={year}
          onChange={({ target }) => setYear(target.value)}
          slotProps={{ htmlInput: { min: 2024, max: 2099 } }}
          sx={{ width: '7rem' }}
        />
        <Button variant="contained" disabled={national.length === 0} onClick={() => setChosen(national)}>
          {translate('desk.schedules.holidays.import', { year })}
        </Button>
        <Button variant="outlined" onClick={() => setChosen('own')}>
          {translate('desk.schedules.holidays.add')}
        </Button>
      </Stack>
      <HolidayTable opening={{ ...opening, cierres: known }} />
      <Section title={translate('desk.schedules.holidays.suggestions')}>
        {COMMUNITIES.map((community) => (
          <Suggestions
            key={community}
            title={translate(`desk.schedules.communities.${community}`)}
            suggestions={suggestions(community)}
            onChoose={(one) => setChosen([one])}
          />
        ))}
      </Section>
      {chosen === 'own' && <AddHoliday clinic={clinic} opening={opening} onClose={() => setChosen(null)} />}
      {chosen !== null && chosen !== 'own' && (
        <ImportHolidays clinic={clinic} isOfAll={opening.todas} holidays={chosen} onClose={() => setChosen(null)} />
      )}
    </Stack>
  );
};

const HolidayTable = ({ opening }: { opening: Opening }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  if (opening.cierres.length === 0) return <Typography>{translate('desk.schedules.holidays.none')}</Typography>;
  return (
    <WideTable
      label={translate('desk.schedules.tabs.holidays')}
      columns={(['day', 'name', 'scope', 'actions'] as const).map((one) => translate(`desk.schedules.fields.${one}`))}
      rows={opening.cierres.map((holiday) => ({
        key: holiday.id,
        cells: [
          longDay(holiday.desde, locale),
          holiday.motivo,
          scopeText(holiday, translate),
          (holiday.clinica !== null || opening.todas) && (
            <RemoveButton
              key="remove"
              about={`${holiday.motivo}, ${shortDay(holiday.desde, locale)}`}
              change={{ tipo: 'quitarCierre', id: holiday.id }}
            />
          ),
        ],
      }))}
    />
  );
};

type SuggestionsProps = { title: string; suggestions: readonly Suggestion[]; onChoose: (one: Suggestion) => void };

const Suggestions = ({ title, suggestions, onChoose }: SuggestionsProps) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  if (suggestions.length === 0) return null;
  return (
    <>
      <Typography component="h3" sx={{ fontWeight: 600, mt: 1 }}>
        {title}
      </Typography>
      <List dense>
        {suggestions.map((one) => (
          <ListItem
            key={one.fecha}
            disableGutters
            secondaryAction={
              <Button
                size="small"
                aria-label={`${translate('desk.schedules.add')}: ${one.nombre}, ${title}`}
                onClick={() => onChoose(one)}
              >
                {translate('desk.schedules.add')}
              </Button>
            }
          >
            <ListItemText primary={one.nombre} secondary={longDay(one.fecha, locale)} sx={{ pr: 4 }} />
          </ListItem>
        ))}
      </List>
    </>
  );
};

type ImportProps = { clinic: number; isOfAll: boolean; holidays: readonly Suggestion[]; onClose: () => void };

/** Imports holidays. Accounts that do not have all clinics import them for the given clinic only. */
const ImportHolidays = ({ clinic, isOfAll, holidays, onClose }: ImportProps) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const festivos = holidays.map(({ fecha, nombre, regiones }) => ({
    ...{ fecha, nombre, clinica: isOfAll ? null : clinic, regiones: isOfAll ? regiones : null },
  }));
  return (
    <ChangeDialog
      title={translate('desk.schedules.holidays.title')}
      submit={translate('desk.schedules.save')}
      change={{ tipo: 'festivos', festivos }}
      onClose={onClose}
    >
      <Typography>{translate(`desk.schedules.holidays.${isOfAll ? 'ofAll' : 'ofOne'}`)}</Typography>
      <ul className="desk-list">
        {holidays.map(({ fecha, nombre }) => (
          <li key={fecha}>{`${longDay(fecha, locale)}: ${nombre}`}</li>
        ))}
      </ul>
    </ChangeDialog>
  );
};
