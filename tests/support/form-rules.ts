import type { FieldValues } from 'react-hook-form';
import type { FormRules } from '@/lib/browser/form-rules';

/** The message key of each field that has a problem, as the form is given it. */
export async function problemsOf(rules: FormRules, values: FieldValues): Promise<Record<string, unknown>> {
  const { errors } = await rules(values, undefined, { fields: {}, shouldUseNativeValidation: false });
  return Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error?.message]));
}
