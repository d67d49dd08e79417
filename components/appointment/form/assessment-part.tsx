import { ChoiceField } from '@/components/forms/choice-field';
import { SelectField } from '@/components/forms/select-field';
import { ASSESSMENT_REASONS } from '@/lib/domain/appointment/choices';
import { fieldId } from '@/lib/domain/appointment/field-id';
import { errorOf, fieldProps, type PartProps } from './form-fields';

const QUESTIONS = ['hadContact', 'hasSymptoms', 'isAdmitted', 'wantsCertificate'] as const;

/** Why the test is asked for and four questions, answered with no by default (M115, M116). */
export function AssessmentPart(part: PartProps) {
  const { texts, form } = part;
  return (
    <section className="form-part" aria-labelledby="cita-assessment-t">
      <h2 id="cita-assessment-t">{texts.assessment}</h2>
      <SelectField
        {...fieldProps(part, 'reason')}
        label={texts.reason}
        placeholder={texts.chooseReason}
        options={ASSESSMENT_REASONS.map((code) => [code, texts.reasons[code]])}
      />
      {QUESTIONS.map((question) => (
        <ChoiceField
          key={question}
          id={fieldId(question)}
          error={errorOf(part, question)}
          label={texts[question]}
          layout="row"
          choices={texts.answers}
          radio={form.register(question)}
        />
      ))}
    </section>
  );
}
