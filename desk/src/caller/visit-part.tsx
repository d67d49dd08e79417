import {
  Alert,
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  Radio,
  RadioGroup,
  Typography,
} from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { euros, hour, longDay } from '../format';
import { Section } from '../section';
import { useAccount } from '../use-account';
import { specialityOf, testOf } from './draft';
import { ChoiceField, Field } from './field';
import { useCallerForm } from './form-context';
import { chosenOf, hourKind } from './hour-choice';
import { type Hours, type Offer, useOffer } from './use-offer';

/** Clinic, what it is about, and the hour: a free one, one that is agreed on, or none for who wants to be called. */
export const VisitPart = ({ hours }: { hours: Hours | undefined }) => {
  const translate = useTranslate();
  const { draft } = useCallerForm();
  const clinics = useAccount()?.clinicas ?? [];
  const offer = useOffer(draft);
  const text = (key: string) => translate(`desk.caller.${key}`);
  const speciality = offer?.especialidades.find(({ id }) => String(id) === specialityOf(draft));
  const doctors = speciality?.medicos ?? [];
  const isConsultation = speciality !== undefined;
  const kind = hourKind(draft, hours);
  return (
    <Section title={text('visit')}>
      <div className="desk-fields">
        <ChoiceField
          name="centromedico"
          choices={clinics.map(({ id, nombre }) => ({ value: String(id), text: nombre }))}
          empty={text('choose')}
          required
          autoFocus
        />
        <ChoiceField name="que" choices={whatChoices(offer, text)} empty={text('choose')} required />
        {doctors.length > 0 && (
          <ChoiceField
            name="medico"
            choices={doctors.map(({ id, nombre }) => ({ value: String(id), text: nombre }))}
            empty={text('anyDoctor')}
          />
        )}
        {isConsultation && (
          <ChoiceField
            name="llamada"
            choices={[
              { value: '', text: text('bookHour') },
              { value: '1', text: text('callBack') },
            ]}
          />
        )}
        <WhenFields kind={kind} />
      </div>
      {kind === 'agreed' && <Typography variant="body2">{text('agreedHelp')}</Typography>}
      {kind === 'free' && (testOf(draft) !== null || isConsultation) && <FreeHours hours={hours} />}
    </Section>
  );
};

/** What can be booked at the clinic: its consultations, then its tests. */
const whatChoices = (offer: Offer | undefined, text: (key: string) => string) => [
  ...(offer?.especialidades ?? []).map(({ id, nombre }) => ({
    ...{ value: `especialidad:${id}`, text: nombre, group: text('consultations') },
  })),
  ...(offer?.pruebas ?? []).map(({ tipo, nombre }) => ({
    ...{ value: `prueba:${tipo}`, text: nombre, group: text('tests') },
  })),
];

/** The day and the hour by what is asked for; the free hours are a list of their own. */
const WhenFields = ({ kind }: { kind: ReturnType<typeof hourKind> }) => {
  const translate = useTranslate();
  if (kind === 'free') return <Field name="desde" type="date" />;
  return (
    <>
      <Field name="dia" type="date" required={kind === 'agreed'} />
      {kind === 'agreed' && <Field name="inicio" type="time" required />}
      {kind === 'agreed' && <Field name="fin" type="time" />}
      {kind === 'called' && (
        <ChoiceField
          name="horario"
          choices={['morning', 'evening'].map((value) => ({ value, text: translate(`desk.choices.horario.${value}`) }))}
          empty={translate('desk.caller.anyTime')}
        />
      )}
    </>
  );
};

/** The free hours by day, one list that arrow keys go through. */
const FreeHours = ({ hours }: { hours: Hours | undefined }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { draft, set, errorOf } = useCallerForm();
  const error = errorOf('hora');
  const days = hours?.dias ?? [];
  const chosen = chosenOf(draft, hours);
  const isThere = days.some(({ fecha, horas }) => horas.some(({ inicio }) => chosen === `${fecha} ${inicio}`));
  const [chosenDay = '', chosenTime = ''] = chosen.split(' ');
  const price = days[0]?.horas[0]?.centimos ?? 0;
  return (
    <FormControl component="fieldset" error={error !== undefined} sx={{ mt: 1, width: '100%' }}>
      <FormLabel component="legend">
        {[translate('desk.caller.fields.hora'), price > 0 && euros(price, locale)].filter(Boolean).join(' · ')}
      </FormLabel>
      {hours && days.length === 0 && <Alert severity="info">{translate('desk.caller.noHours')}</Alert>}
      {hours && draft.desde !== '' && days[0] && days[0].fecha !== draft.desde && (
        <Typography variant="body2">{translate('desk.caller.noHoursThen')}</Typography>
      )}
      {hours && chosen !== '' && !isThere && error === undefined && (
        <Alert severity="warning">
          {translate('desk.caller.hourGone', { hour: `${longDay(chosenDay, locale)}, ${hour(chosenTime)}` })}
        </Alert>
      )}
      {error !== undefined && <FormHelperText role="alert">{error}</FormHelperText>}
      <RadioGroup
        value={isThere ? chosen : ''}
        onChange={({ target }) => set('hora', target.value)}
        name="hora"
        className="desk-days"
      >
        {days.map(({ fecha, horas }) => (
          <fieldset key={fecha} className="desk-day">
            <legend>{longDay(fecha, locale)}</legend>
            <div className="desk-hours">
              {horas.map(({ inicio }) => (
                <FormControlLabel
                  key={inicio}
                  value={`${fecha} ${inicio}`}
                  label={hour(inicio)}
                  control={<Radio size="small" slotProps={{ input: { 'aria-invalid': error !== undefined } }} />}
                />
              ))}
            </div>
          </fieldset>
        ))}
      </RadioGroup>
    </FormControl>
  );
};
