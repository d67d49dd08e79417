import { CheckedAnswers } from '@/components/forms/checked-answers';
import { answerGroups } from '@/lib/domain/appointment/answers';
import type { AppointmentDraft } from '@/lib/domain/appointment/draft';
import { fieldId } from '@/lib/domain/appointment/field-id';
import { type Locale, localePath } from '@/lib/i18n/locales';
import type { ConsentMessages } from './consent-messages';

type Props = { locale: Locale; draft: Partial<AppointmentDraft>; texts: ConsentMessages };

/** Everything that was answered, to be checked before it is sent, each with a link that leads back to its field. */
export function ConsentAnswers({ locale, draft, texts }: Props) {
  const { answers, change, answersTitle } = texts;
  return (
    <section aria-labelledby="respuestas-t">
      <h2 id="respuestas-t" className="text-2xl">
        {answersTitle}
      </h2>
      {answerGroups(draft, answers, locale).map((group) => (
        <section key={group.name} className="mt-6" aria-labelledby={`respuestas-${group.name}`}>
          <h3 id={`respuestas-${group.name}`} className="text-lg">
            {answers.titles[group.name]}
          </h3>
          <CheckedAnswers
            answers={group.answers.map(({ field, label, value }) => ({
              ...{ label, value },
              href: `${localePath(locale, '/pedir-cita')}#${fieldId(field)}`,
            }))}
            change={change}
          />
        </section>
      ))}
    </section>
  );
}
