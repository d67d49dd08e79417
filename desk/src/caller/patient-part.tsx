import { LEGAL_RELATIONS, RELATIONS } from '@clinic/contract/booker-rules';
import { COUNTRY_CODES } from '@clinic/contract/country-codes';
import { FIELD_LENGTHS } from '@clinic/contract/field-rules';
import { Checkbox, FormControlLabel } from '@mui/material';
import { useLocaleState } from 'react-admin';
import { Section } from '../section';
import type { KeyIn } from '../translator';
import { useTranslate } from '../use-translate';
import { canLackDocument, lacksDocument, testOf } from './draft';
import { ChoiceField, Field } from './field';
import { useCallerForm } from './form-context';

const LANGUAGES = ['es', 'ca', 'en'] as const;
const DOCUMENTS = ['DNI', 'NIE', 'NIF'];
const REASONS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const;
const ANSWERS = ['NO', 'SI', 'NS/NC'] as const;
const QUESTIONS = ['contactocovid', 'sintomascovid', 'pacienteingresado', 'requestCovidCertificate'] as const;

/** `day`: of the visit, YYYY-MM-DD, or ''. */
type Props = { isChild: boolean; day: string };

/** The patient's data. Fields that the public site asks only for tests are shown only for tests. */
export const PatientPart = ({ isChild, day }: Props) => {
  const translate = useTranslate();
  const { draft } = useCallerForm();
  const isTest = testOf(draft) !== null;
  const isWithout = lacksDocument(draft, day);
  const text = (key: KeyIn<'desk.caller'>) => translate(`desk.caller.${key}`);
  const { text: short, address, email, document, passport } = FIELD_LENGTHS;
  return (
    <Section title={text('patient')}>
      <div className="desk-fields">
        <Field name="nombre" maxLength={short} required />
        <Field name="apellidos" maxLength={short} required={isTest} />
        <Field name="telefono" type="tel" maxLength={short} required />
        <Field name="email" type="text" maxLength={email} helperText={text('emailHelp')} />
        <ChoiceField
          name="idioma"
          choices={LANGUAGES.map((value) => ({ value, text: translate(`desk.languages.${value}`) }))}
          required
        />
        {isTest && <Field name="fechanacimiento" placeholder="31/12/1980" maxLength={10} required />}
        {isTest && <Residence isWithout={isWithout} />}
        {canLackDocument(draft, day) && <WithoutDocument />}
        {(!isTest || draft.pais === 'ES') && !isWithout && <Field name="dni" maxLength={document} required={isTest} />}
        {isTest && draft.pais !== 'ES' && !isWithout && <Field name="pasaporte" maxLength={passport} required />}
        {isTest && (
          <>
            <Field name="direccion" maxLength={address} required />
            <Field name="cp" maxLength={short} required />
            <Field name="ciudad" maxLength={short} required />
            <Field name="provincia" maxLength={short} required />
          </>
        )}
        {!isTest && <Field name="aseguradora" maxLength={short} />}
      </div>
      {isTest && <Guardian isChild={isChild} />}
      <div className="desk-fields">
        {isTest && <Field name="necesidades" maxLength={FIELD_LENGTHS.needs} />}
        <Field name="nota" maxLength={2_000} helperText={text('noteHelp')} multiline />
      </div>
    </Section>
  );
};

/** A small child may have no document yet. */
const WithoutDocument = () => {
  const translate = useTranslate();
  const { draft, set } = useCallerForm();
  return (
    <FormControlLabel
      control={<Checkbox checked={draft.sindocumento === '1'} />}
      onChange={(_event, isOn) => set('sindocumento', isOn ? '1' : '')}
      label={translate('desk.caller.lacksDocument')}
    />
  );
};

const Residence = ({ isWithout }: { isWithout: boolean }) => {
  const { draft } = useCallerForm();
  const [locale] = useLocaleState();
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const byName = new Intl.Collator(locale);
  const countries = COUNTRY_CODES.map((value) => ({ value, text: names.of(value) ?? value })).toSorted((one, other) =>
    byName.compare(one.text, other.text),
  );
  return (
    <>
      <ChoiceField name="pais" choices={countries} required />
      {draft.pais === 'ES' && !isWithout && (
        <ChoiceField
          name="tipoDocIdentificacion"
          choices={DOCUMENTS.map((value) => ({ value, text: value }))}
          required
        />
      )}
    </>
  );
};

/** The person who calls for the patient: a parent or guardian with a document if the patient is a child. */
const Guardian = ({ isChild }: { isChild: boolean }) => {
  const translate = useTranslate();
  const { draft, set } = useCallerForm();
  const relations = isChild ? LEGAL_RELATIONS : RELATIONS;
  return (
    <>
      <FormControlLabel
        control={<Checkbox checked={isChild || draft.paraotra === '1'} disabled={isChild} />}
        onChange={(_event, isOn) => set('paraotra', isOn ? '1' : '')}
        label={translate(isChild ? 'desk.caller.forChild' : 'desk.caller.forOther')}
      />
      {(isChild || draft.paraotra === '1') && (
        <div className="desk-fields">
          <Field name="solicitante" maxLength={FIELD_LENGTHS.text} required />
          <ChoiceField
            name="relacion"
            choices={relations.map((value) => ({
              value,
              text: translate(`desk.choices.relacion.${value}`, { _: value }),
            }))}
            empty={translate('desk.caller.choose')}
            required
          />
          <Field name="dnisolicitante" maxLength={FIELD_LENGTHS.document} required={isChild} />
        </div>
      )}
    </>
  );
};

/** The health questions that the public site asks before a test. */
export const QuestionsPart = () => {
  const translate = useTranslate();
  return (
    <Section title={translate('desk.caller.questions')}>
      <div className="desk-fields">
        <ChoiceField
          name="valoracionsolicitud"
          choices={REASONS.map((value) => ({ value, text: translate(`desk.reasons.${value}`) }))}
          empty={translate('desk.caller.choose')}
          required
        />
        {QUESTIONS.map((name) => (
          <ChoiceField
            key={name}
            name={name}
            choices={ANSWERS.map((value) => ({ value, text: translate(`desk.choices.respuesta.${value}`) }))}
            required
          />
        ))}
      </div>
    </Section>
  );
};
