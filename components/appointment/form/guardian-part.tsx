import { useWatch } from 'react-hook-form';
import { ChoiceField } from '@/components/forms/choice-field';
import { SelectField } from '@/components/forms/select-field';
import { TextField } from '@/components/forms/text-field';
import { FOR_WHOM, RELATIONS } from '@/lib/domain/appointment/choices';
import { fieldId } from '@/lib/domain/appointment/field-id';
import { MAX_LENGTH } from '@/lib/domain/appointment/max-length';
import { errorOf, fieldProps, type PartProps } from './form-fields';

/** The patient of the test, and the person who books for another. Renders nothing without support of the upstream. */
export function GuardianPart(part: PartProps) {
  const { form, texts } = part;
  const forWhom = useWatch({ control: form.control, name: 'forWhom' });
  if (forWhom === '') return null;
  return (
    <section className="form-part" aria-labelledby="cita-guardian-t">
      <h2 id="cita-guardian-t">{texts.guardian}</h2>
      <ChoiceField
        id={fieldId('forWhom')}
        error={errorOf(part, 'forWhom')}
        label={texts.forWhom}
        layout="row"
        choices={FOR_WHOM.map((value) => ({ value, label: texts.forWhomChoices[value] }))}
        radio={form.register('forWhom')}
      />
      {forWhom === 'other' && <GuardianFields {...part} />}
    </section>
  );
}

function GuardianFields(part: PartProps) {
  const { texts } = part;
  return (
    <>
      <p className="field-hint">{texts.guardianHint}</p>
      <TextField
        {...fieldProps(part, 'guardianName')}
        label={texts.guardianName}
        autoComplete="name"
        maxLength={MAX_LENGTH.text}
      />
      <div className="form-pair">
        <SelectField
          {...fieldProps(part, 'guardianRelation')}
          label={texts.guardianRelation}
          placeholder={texts.chooseRelation}
          options={RELATIONS.map((relation) => [relation, texts.relations[relation]])}
        />
        <TextField
          {...fieldProps(part, 'guardianDocument')}
          label={texts.guardianDocument}
          hint={texts.guardianDocumentHint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={MAX_LENGTH.document}
        />
      </div>
    </>
  );
}
