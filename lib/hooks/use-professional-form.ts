import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import type { Locale } from '../i18n/locales';
import { newBookingKey } from './booking-key';
import { type Failure, type FieldProblems, sendToDoor } from './send-to-door';

/** The forms of the professional area and the door each is sent to (architecture section 5). */
const DOORS = {
  registration: '/api/profesionals/register',
  callback: '/api/profesionales/solicitarprofesional',
  upgrade: '/api/profesionales/upgradepassword',
  forgot: '/api/profesionales/forgotpassword',
  reset: '/api/profesionales/resetpassword',
} as const;
export type ProfessionalFormName = keyof typeof DOORS;

type Given = {
  form: ProfessionalFormName;
  locale: Locale;
  /** Sent with what the fields say: what no field holds. */
  extra?: Record<string, string>;
  /** The owner of a new password, where the page knows. */
  email?: string;
  onDone: () => void;
  /** Called with what is wrong by field, before it is shown. */
  onRefused?: (problems: FieldProblems) => void;
};

/**
 * A short form that keeps nothing but what is in its controls: checked as it is sent, a field that is wrong again as it is
 * put right. What was typed stays after every failure; a second press sends nothing.
 */
export function useProfessionalForm({ form, locale, extra, email, onDone, onRefused }: Given) {
  const [problems, setProblems] = useState<FieldProblems>({});
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isSending, setSending] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const isBusy = useRef(false);
  const attempt = useRef<{ content: string; key: string }>(null);

  const refuse = (found: FieldProblems) => {
    onRefused?.(found);
    setProblems(found);
    setRefusals((count) => count + 1);
  };
  const send = async (draft: Record<string, unknown>) => {
    const { problemsOf } = await import('./check-professional');
    const found = problemsOf(form, draft, email);
    if (Object.keys(found).length > 0) return refuse(found);
    const content = JSON.stringify(draft);
    if (attempt.current?.content !== content) attempt.current = { content, key: newBookingKey() };
    const sent = await sendToDoor(DOORS[form], { ...draft, locale }, attempt.current.key);
    if (sent.kind === 'invalid') return refuse(sent.problems);
    if (sent.kind !== 'done') return setFailure(sent);
    attempt.current = null;
    setRefusals(0);
    onDone();
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    const draft = draftOf(event.currentTarget, extra);
    setSending(true);
    setFailure(null);
    setProblems({});
    await send(draft).catch(() => setFailure({ kind: navigator.onLine ? 'failed' : 'offline' })); // the rules did not load
    isBusy.current = false;
    setSending(false);
  };
  const change = async ({ target, currentTarget }: ChangeEvent<HTMLFormElement>) => {
    const name = (target as unknown as HTMLInputElement).name;
    if (!problems[name]) return;
    const draft = draftOf(currentTarget, extra);
    const rules = await import('./check-professional').catch(() => null);
    if (!rules) return;
    const { [name]: now } = rules.problemsOf(form, draft, email);
    setProblems(({ [name]: _, ...others }) => (now ? { ...others, [name]: now } : others));
  };
  return {
    problems,
    failure,
    isSending,
    /** Grows with every submit that was refused for its fields; 0 while there is none to tell about. */
    refusals,
    forgetFailure: () => setFailure(null),
    events: { onSubmit: submit, onChange: change },
  };
}

/** What the controls say; a box that is not ticked says nothing by itself. */
function draftOf(form: HTMLFormElement, extra: Record<string, string> = {}): Record<string, unknown> {
  const data = new FormData(form);
  return { ...Object.fromEntries(data), ...extra, acceptsTerms: data.has('acceptsTerms') };
}
