import { Typography } from '@mui/material';
import { FreeHours } from '../hours/free-hours';
import type { Hours } from '../hours/use-free-hours';
import { Section } from '../section';
import type { KeyIn } from '../translator';
import { useAccount } from '../use-account';
import { useTranslate } from '../use-translate';
import { diagnosticTestOf, isConsultation, specialityOf, testOf } from './draft';
import { ChoiceField, Field } from './field';
import { useCallerForm } from './form-context';
import { chosenOf, hourKind, type Offer, useOffer } from './use-offer';

/** Clinic, service and hour: a free hour, an agreed one, or none when the patient wants to be called. */
export const VisitPart = ({ hours }: { hours: Hours | undefined }) => {
  const translate = useTranslate();
  const { draft, set, errorOf } = useCallerForm();
  const clinics = useAccount()?.clinicas ?? [];
  const offer = useOffer(draft);
  const text = (key: KeyIn<'desk.caller'>) => translate(`desk.caller.${key}`);
  const speciality = offer?.especialidades.find(({ id }) => String(id) === specialityOf(draft));
  const doctors = diagnosticTestOf(draft) ? [] : (speciality?.medicos ?? []);
  const isAgenda = speciality !== undefined;
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
        <ChoiceField name="que" choices={visitChoices(offer, text)} empty={text('choose')} required />
        {doctors.length > 0 && (
          <ChoiceField
            name="medico"
            choices={doctors.map(({ id, nombre }) => ({ value: String(id), text: nombre }))}
            empty={text('anyDoctor')}
          />
        )}
        {isConsultation(draft) && <KindField />}
        {isAgenda && (
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
      {kind === 'free' && (testOf(draft) !== null || isAgenda) && (
        <FreeHours
          hours={hours}
          from={draft.desde}
          chosen={chosenOf(draft, hours)}
          onChoose={(chosen) => set('hora', chosen)}
          none={text('noHours')}
          error={errorOf('hora')}
        />
      )}
    </Section>
  );
};

/** At the clinic or by video call. */
const KindField = () => {
  const translate = useTranslate();
  return (
    <ChoiceField
      name="modalidad"
      choices={[
        { value: '', text: translate('desk.modality.presencial') },
        { value: 'video', text: translate('desk.modality.video') },
      ]}
    />
  );
};

/** The services that can be booked at the clinic: consultations first, then diagnostic tests, then tests by slot. */
const visitChoices = (offer: Offer | undefined, text: (key: KeyIn<'desk.caller'>) => string) => [
  ...(offer?.especialidades ?? []).map(({ id, nombre }) => ({
    ...{ value: `especialidad:${id}`, text: nombre, group: text('consultations') },
  })),
  ...(offer?.estudios ?? []).map(({ id, nombre, especialidad }) => ({
    ...{ value: `estudio:${id}:${especialidad}`, text: nombre, group: text('diagnosticTests') },
  })),
  ...(offer?.pruebas ?? []).map(({ tipo, nombre }) => ({
    ...{ value: `prueba:${tipo}`, text: nombre, group: text('tests') },
  })),
];

/** Fields for the day and the hour, depending on the kind of hour; free hours have their own list. */
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
          choices={(['morning', 'evening'] as const).map((value) => ({
            value,
            text: translate(`desk.choices.horario.${value}`),
          }))}
          empty={translate('desk.caller.anyTime')}
        />
      )}
    </>
  );
};
