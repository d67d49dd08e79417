import type { FieldValues } from 'react-hook-form';
import type { FormRules } from '@/lib/browser/form-rules';

/** The message key of each invalid field, as the form gets it. */
export async function problemsOf(rules: FormRules, values: FieldValues): Promise<Record<string, unknown>> {
  const { errors } = await rules(values, undefined, { fields: {}, shouldUseNativeValidation: false });
  return Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error?.message]));
}
