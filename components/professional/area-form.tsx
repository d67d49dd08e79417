'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { ErrorSummary } from '@/components/forms/error-summary';
import { SubmitButton } from '@/components/forms/submit-button';
import type { FieldProblems } from '@/lib/hooks/send-to-door';
import { useHydrated } from '@/lib/hooks/use-hydrated';
import { type ProfessionalFormName, useProfessionalForm } from '@/lib/hooks/use-professional-form';
import type { Locale } from '@/lib/i18n/locales';
import { FormFailure } from './form-failure';
import type { FormTexts } from './professional-texts';

/** What a field is told by its form: id, name and what is wrong. */
export type FieldOf = (name: string) => { id: string; name: string; error: string | null };

type Props = {
  form: ProfessionalFormName;
  locale: Locale;
  /** The names of the fields in their order, for the summary of what is wrong. */
  fields: readonly string[];
  texts: FormTexts;
  /** Above what is wrong; the documents' sentence differs by form. */
  incomplete: string;
  submit: string;
  extra?: Record<string, string>;
  email?: string;
  onDone: () => void;
  onRefused?: (problems: FieldProblems) => void;
  children: (fieldOf: FieldOf) => ReactNode;
};

/** The frame of every form of the area: what is wrong, the fields, why it was not sent, the button. */
export function AreaForm({ form, locale, fields, texts, incomplete, submit, children, ...given }: Props) {
  const state = useProfessionalForm({ form, locale, ...given });
  const { problems, failure, refusals } = state;
  const isHydrated = useHydrated();
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusals > 0) summary.current?.focus();
  }, [refusals]);

  const idOf = (name: string) => `${form}-${name}`;
  const errorOf = (name: string) => {
    const problem = problems[name];
    return problem ? (texts.errors[problem] ?? texts.errors.invalid ?? '') : null;
  };
  const errors = fields.flatMap((name) => {
    const text = errorOf(name);
    return text === null ? [] : [{ id: idOf(name), text }];
  });
  return (
    <form className="form area-form" noValidate method="post" {...state.events}>
      <fieldset className="form-disabled" disabled={!isHydrated}>
        {errors.length > 0 && <ErrorSummary ref={summary} title={incomplete} errors={errors} />}
        <div className="form-part">{children((name) => ({ id: idOf(name), name, error: errorOf(name) }))}</div>
        {failure && <FormFailure locale={locale} failure={failure} texts={texts} onLoggedIn={state.forgetFailure} />}
        <SubmitButton label={submit} sending={texts.sending} isSending={state.isSending} />
      </fieldset>
    </form>
  );
}
