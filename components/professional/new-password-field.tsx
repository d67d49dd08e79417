import { type PasswordOwner, passwordIssue } from '@clinic/contract/password-rules';
import { type ComponentProps, useEffect, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import type { FormTexts } from './load-professional';
import { PasswordField } from './password-field';

type Props = Omit<ComponentProps<typeof PasswordField>, 'texts' | 'describedBy'> & {
  /** Name and e-mail of the owner; both are '' if the page does not know them. */
  owner: PasswordOwner;
  texts: FormTexts;
};

/** A password to be chosen, with the rules it meets so far (M173). */
export function NewPasswordField({ owner, texts, ...field }: Props) {
  const [typed, setTyped] = useState('');
  const { id } = field;
  // Text typed before hydration. The form has the field's ref.
  useEffect(() => setTyped(document.querySelector<HTMLInputElement>(`#${CSS.escape(id)}`)?.value ?? ''), [id]);
  const rulesId = `${id}-rules`;
  const met = rulesMet(typed, owner);
  return (
    <>
      <PasswordField
        {...field}
        texts={texts}
        describedBy={rulesId}
        autoComplete="new-password"
        onChange={(event) => {
          setTyped(event.target.value);
          field.onChange?.(event);
        }}
      />
      <ul id={rulesId} className="password-rules" aria-label={texts.rules}>
        {[texts.ruleLength, texts.ruleOwn, texts.ruleCommon].map((rule, index) => (
          <li key={rule} className={index < met ? 'password-rule-met' : undefined}>
            <Icon name={index < met ? 'check' : 'circle'} /> <span>{rule}</span>
            <span className="sr-only">: {index < met ? texts.ruleMet : texts.ruleOpen}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Returns how many of the three rules are met, checked in their order. */
function rulesMet(typed: string, owner: PasswordOwner): number {
  const issue = passwordIssue(typed, owner);
  if (issue === 'passwordTooShort' || issue === 'passwordTooLong') return 0;
  if (issue === 'passwordIsOwnName') return 1;
  return issue === 'passwordTooCommon' ? 2 : 3;
}
