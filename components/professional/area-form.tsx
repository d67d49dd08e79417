import { type ComponentProps, type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { CheckField } from '@/components/forms/check-field';
import {
  DataProtectionButton,
  DataProtectionDialog,
  type DataProtectionTexts,
} from '@/components/forms/data-protection';
import { formFields } from '@/components/forms/form-fields';
import { FormFrame } from '@/components/forms/form-frame';
import { SubmitButton } from '@/components/forms/submit-button';
import { PhoneLink } from '@/components/ui/phone-link';
import type { Failure, FieldProblems } from '@/lib/browser/post-form';
import type { ProfessionalFormName } from '@/lib/browser/professional-rules';
import { publicPhoneParts } from '@/lib/domain/phone';
import { useFormSubmission } from '@/lib/hooks/use-form-submission';
import { type Locale, localePath } from '@/lib/i18n/locales';
import type { FormTexts } from './load-professional';
import { LoginLink } from './login-link';

/** The forms of the professional area and the endpoint each is sent to (docs/contract.md#site-endpoints). */
const ENDPOINTS = {
  registration: '/api/profesionals/register',
  callback: '/api/profesionales/solicitarprofesional',
  upgrade: '/api/profesionales/upgradepassword',
  forgot: '/api/profesionales/forgotpassword',
  reset: '/api/profesionales/resetpassword',
} as const satisfies Record<ProfessionalFormName, string>;

/** Props of a field: id, name, error and registration. */
export type FieldOf = (name: string) => ReturnType<ReturnType<typeof formFields<FieldValues>>['fieldProps']>;

type Props = {
  form: ProfessionalFormName;
  locale: Locale;
  /** The labels of the fields in their order, for the error summary. */
  labels: Readonly<Record<string, string>>;
  texts: FormTexts;
  /** The specification's sentence for empty fields, which differs by form. */
  incomplete: string;
  submit: string;
  /** Initial values of the fields; a missing field starts empty. */
  initial?: Record<string, string>;
  /** Values sent with the fields that no field holds. */
  extra?: Record<string, string>;
  /** The owner of a new password, where the page knows. */
  email?: string;
  /** Called with the endpoint's response. */
  onDone: (body: Record<string, unknown>) => void;
  onRefused?: (problems: FieldProblems) => void;
  children: (fieldOf: FieldOf) => ReactNode;
};

/** The frame of every form of the area: error summary, fields, failure, button. */
export function AreaForm({ form: name, locale, labels, texts, incomplete, submit, children, ...given }: Props) {
  const [blank] = useState(() => ({ ...blankOf(labels), ...given.initial }));
  const submission = useFormSubmission<FieldValues>({
    locale,
    path: ENDPOINTS[name],
    blank,
    ...(given.extra && { chosen: given.extra }),
    loadRules: async () =>
      (await import('@/lib/browser/professional-rules')).professionalRules(name, given.email ?? ''),
    onSent: given.onDone,
    ...(given.onRefused && { onRefused: given.onRefused }),
  });
  const { form, failure, status, forgetOutcome } = submission;
  const { fieldProps, fieldErrors } = formFields<FieldValues>((field) => `${name}-${field}`);
  const part = { form, texts };
  return (
    <FormFrame
      submission={submission}
      className="area-form"
      summary={{ ...texts.summary, incomplete }}
      errors={fieldErrors(part, labels)}
    >
      <div className="form-part">{children((field) => fieldProps(part, field))}</div>
      {failure && <FormFailure locale={locale} failure={failure} texts={texts} onLoggedIn={forgetOutcome} />}
      <SubmitButton label={submit} sending={texts.sending} isSending={status === 'sending'} />
    </FormFrame>
  );
}

/**
 * Starts every field as undefined, so that a field that is not rendered, such as the old password on a first access, is
 * not sent.
 */
const blankOf = (labels: object): Record<string, undefined> =>
  Object.fromEntries(Object.keys(labels).map((name) => [name, undefined]));

type FormFailureProps = { locale: Locale; failure: Failure; texts: FormTexts; onLoggedIn: () => void };

/** Says why the form was not sent and keeps its values. The upstream's message is shown as text (M166, M172). */
function FormFailure({ locale, failure, texts, onLoggedIn }: FormFailureProps) {
  const { kind } = failure;
  return (
    <div className="error-panel stack" role="alert">
      <p>{sentenceOf(failure, texts)}</p>
      {kind === 'unauthorized' && (
        <p>
          <LoginLink locale={locale} className="btn btn-line" onLoggedIn={onLoggedIn}>
            {texts.enterAgain}
          </LoginLink>
        </p>
      )}
      {kind === 'failed' && (
        <p className="font-normal text-ink">
          {texts.kept} <PhoneLink className="link whitespace-nowrap" phone={publicPhoneParts()} />.
        </p>
      )}
    </div>
  );
}

function sentenceOf(failure: Failure, texts: FormTexts): string {
  if (failure.kind === 'refused') return failure.text || texts.failed;
  if (failure.kind === 'unauthorized') return texts.sessionOver;
  return texts[failure.kind === 'taken' ? 'failed' : failure.kind];
}

type TermsFieldProps = {
  locale: Locale;
  field: Omit<ComponentProps<typeof CheckField>, 'label'>;
  label: string;
  /** What this form uses the data for. */
  purpose: string;
  basicInformation: string;
  dataProtection: DataProtectionTexts;
};

/** The consent that every form of the area requires, with a button that opens its information (M111). */
export function TermsField({ locale, field, label, purpose, basicInformation, dataProtection }: TermsFieldProps) {
  const dialogId = `${field.id}-datos`;
  return (
    <div>
      <CheckField {...field} label={label} isRequired />
      <DataProtectionButton dialogId={dialogId} label={basicInformation} />
      <DataProtectionDialog
        id={dialogId}
        purpose={purpose}
        privacyHref={localePath(locale, '/politica-privacidad')}
        texts={dataProtection}
      />
    </div>
  );
}
