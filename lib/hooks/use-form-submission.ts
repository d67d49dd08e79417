import { type FormEvent, useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  type ResolverOptions,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { FormRules } from '../browser/form-rules';
import { type Failure, type FieldProblems, newAttemptKey, postForm } from '../browser/post-form';
import type { Locale } from '../i18n/locales';
import { useFieldChecks } from './use-field-checks';

type Options<D extends FieldValues> = {
  locale: Locale;
  /** The endpoint of the form. */
  path: string;
  /** Every field that may be sent, in the order of the form; defined outside the component, so that it is stable. */
  blank: D;
  /** The fields chosen in pickers, which the form itself does not hold. */
  chosen?: Partial<D>;
  /** Another value clears every error, because other rules apply (M104). */
  mode?: string | boolean;
  /** The rules, loaded when the first field is left, because they import zod. */
  loadRules: () => Promise<FormRules>;
  /** The body of the request besides the language; defaults to the fields. */
  contentOf?: (draft: D) => object;
  /** Called with a valid form instead of sending it; the page is being left. */
  onValid?: ((draft: D) => void) | undefined;
  /** Where the last attempt is stored, so that a reload sends it again under the same key; in memory by default. */
  attempts?: Attempts;
  /** Called with the endpoint's response and the sent values. */
  onSent?: (body: Record<string, unknown>, draft: D) => void;
  /** Called with the server's problems by field before they are shown. */
  onRefused?: (problems: FieldProblems) => void;
};

/** Content that was sent and may have arrived, with its idempotency key. */
export type Attempt = { content: string; key: string };

type Attempts = { read: () => Attempt | null; write: (attempt: Attempt | null) => void };

export type FormSubmission = ReturnType<typeof useFormSubmission>;

const UNKNOWN: Failure = { kind: 'failed', isFinal: false };

/**
 * Shared form submission: react-hook-form holds the fields; a form is validated and sent once, and its fields survive
 * every failure. Sending identical content again uses the same idempotency key.
 */
export function useFormSubmission<D extends FieldValues>(options: Options<D>) {
  const { locale, path, blank, chosen, mode, loadRules, contentOf, onValid, onSent, onRefused } = options;
  const { outcome, settle, refuse, begin, ...more } = useOutcome();
  const inMemory = useAttemptInMemory();
  const attempts = options.attempts ?? inMemory;
  const form = useForm<D>({
    defaultValues: blank as DefaultValues<D>,
    resolver: (async (values: FieldValues, context: unknown, how: ResolverOptions<FieldValues>) =>
      (await loadRules())({ ...values, ...chosen }, context, how)) as unknown as Resolver<D>,
    shouldFocusError: false,
  });
  useChoiceChecks(form, chosen, mode);

  const send = async (draft: D) => {
    const content = { locale, ...(contentOf ? contentOf(draft) : draft) };
    const answer = await postForm(path, content, keyFor(attempts, JSON.stringify(content)));
    if (answer.kind === 'invalid') {
      const known = Object.entries(answer.problems).filter(([name]) => Object.hasOwn(blank, name));
      if (known.length === 0) return settle('filling', UNKNOWN);
      onRefused?.(answer.problems);
      for (const [name, message] of known) form.setError(name as Path<D>, { type: 'server', message });
      return refuse();
    }
    const isDone = answer.kind === 'done' && answer.body.ok === true;
    if (isDone || answer.kind === 'conflict') attempts.write(null); // the next attempt uses a new key
    if (!isDone) return settle('filling', answer.kind === 'done' ? UNKNOWN : answer);
    form.reset(blank);
    settle('sent', null, answer.body.reference);
    onSent?.(answer.body, draft);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!begin()) return; // a second press has no effect
    try {
      await form.handleSubmit(onValid ?? send, refuse)();
    } catch {
      settle('filling', navigator.onLine ? UNKNOWN : { kind: 'offline' }); // the rules could not be loaded
    }
  };
  const events = { onSubmit: submit, ...useFieldChecks(form) };
  return { form, ...outcome, ...more, refuse, events };
}

/** Progress of a form, and the reason for a failed submission. */
function useOutcome() {
  const [status, setStatus] = useState<'filling' | 'sending' | 'sent'>('filling');
  const [failure, setFailure] = useState<Failure | null>(null);
  const [reference, setReference] = useState<string | null>(null);
  const [refusals, setRefusals] = useState(0);
  const [isAgain, setAgain] = useState(false);
  const isBusy = useRef(false);

  const settle = (next: 'filling' | 'sent', failed: Failure | null = null, given?: unknown) => {
    isBusy.current = false;
    setStatus(next);
    setFailure(failed);
    if (next !== 'sent') return;
    setRefusals(0);
    setReference(typeof given === 'string' ? given : null);
  };
  return {
    /**
     * `reference` belongs to the sent request, null when the server gives none; `refusals` counts the submissions
     * refused for their fields; `isAgain` is true for the form after one that was sent.
     */
    outcome: { status, failure, reference, refusals, isAgain },
    settle,
    /** Returns false while a submission is in progress. */
    begin: (): boolean => {
      if (isBusy.current) return false;
      isBusy.current = true;
      setStatus('sending');
      setFailure(null);
      return true;
    },
    /** Shows the problems of the fields, including those the page was rendered with. */
    refuse: () => {
      settle('filling');
      setRefusals((count) => count + 1);
    },
    /** Clears the reason for the last failure, and the summary above the form. */
    forgetOutcome: () => {
      setRefusals(0);
      setFailure(null);
    },
    /** Resets the form after a submission, or when the browser restores the page. */
    startAgain: () => {
      setAgain(status === 'sent');
      settle('filling');
    },
  };
}

/** The key of the previous attempt while the content is the same, because it may have arrived. */
function keyFor({ read, write }: Attempts, content: string): string {
  const last = read();
  if (last?.content === content) return last.key;
  const key = newAttemptKey();
  write({ content, key });
  return key;
}

/** Stores the last attempt for the lifetime of the page. */
function useAttemptInMemory(): Attempts {
  const last = useRef<Attempt>(null);
  return {
    read: () => last.current,
    write: (attempt) => {
      last.current = attempt;
    },
  };
}

/** A change of choice validates choices with errors again; one refused by the server only when it changes itself. */
function useChoiceChecks<D extends FieldValues>(
  form: UseFormReturn<D>,
  chosen: Partial<D> = {},
  mode?: string | boolean,
): void {
  const choices = JSON.stringify(chosen);
  const before = useRef({ mode, chosen });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another choice is a reason to validate again
  useEffect(() => {
    const earlier = before.current;
    before.current = { mode, chosen };
    if (earlier.mode !== mode) form.clearErrors();
    const invalid = (Object.keys(chosen) as Path<D>[]).filter((name) => {
      const { error } = form.getFieldState(name);
      return error && (error.type !== 'server' || chosen[name] !== earlier.chosen[name]);
    });
    if (invalid.length > 0) form.trigger(invalid).catch(() => undefined); // the rules did not load: nothing is shown yet
  }, [choices, mode]);
}
