import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { Refusal, request } from '../api';
import { type FormName, type Unsent, useStoreUnsent } from '../form-draft';
import { refusalText } from '../refusal-text';
import { useSend } from '../send-dialog';
import { UnsentNotice } from '../unsent-notice';
import { useAccount } from '../use-account';
import { useTranslate } from '../use-translate';
import type { Booking, ConsentText } from '../wire';
import { ConsentPart } from './consent';
import { bodyOf, type CallerDraft, type CallerField, fieldOf, isForChild, noticeChannelOf, testOf } from './draft';
import { CallerFormContext, useCallerForm } from './form-context';
import { PatientPart, QuestionsPart } from './patient-part';
import { hourKind, hourOf, useHours, useOffer } from './use-offer';
import { VisitPart } from './visit-part';

/** Refusals that mark the hour field as invalid. */
const OF_HOUR = new Set(['taken', 'past', 'endsEarly']);

/** The stored part of an unsent form: its values and their idempotency key. */
export type UnsentCall = { formulario: CallerDraft; clave: string };

type CallerFormProps = {
  name: FormName;
  start: CallerDraft;
  unsent: Unsent<UnsentCall> | null;
  /** Called after the restored text was deleted, to start with an empty form. */
  onDiscard: () => void;
};

/** The form. A refusal marks each invalid field and focuses the first one; typed values stay. */
export const CallerForm = ({ name, start, unsent, onDiscard }: CallerFormProps) => {
  const translate = useTranslate();
  const form = useRef<HTMLFormElement>(null);
  const { draft, set, key, discard } = useDraft(name, start, unsent?.data ?? null);
  const hours = useHours(draft);
  const hour = hourOf(draft, hours.data);
  const isChild = isForChild(draft, hour.dia);
  const consent = useConsent(draft, isChild);
  const kind = hourKind(draft, hours.data);
  const { refusal, isBusy, submit } = useBook(
    () => bodyOf(draft, hour, isChild, consent.data?.hash ?? ''),
    key,
    discard,
  );
  const wrong = new Set(
    refusal && OF_HOUR.has(refusal.reason)
      ? [fieldOf('hueco', kind)]
      : (refusal?.fields ?? []).map((name) => fieldOf(name, kind)),
  );
  const errorOf = (field: CallerField): string | undefined => {
    if (!wrong.has(field)) return undefined;
    if (refusal && OF_HOUR.has(refusal.reason)) return refusalText(refusal, translate);
    return translate(`desk.caller.errors.${field}`, { _: translate('desk.caller.errors.other') });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal
  useEffect(() => {
    if (!refusal) return;
    if (refusal.reason === 'taken') void hours.refetch();
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusal]);
  const throwAway = () => {
    discard();
    onDiscard();
  };
  return (
    <CallerFormContext value={{ draft, set, errorOf }}>
      <Stack component="form" spacing={2} noValidate onSubmit={submit} ref={form}>
        {unsent && <UnsentNotice savedAt={unsent.savedAt} onDiscard={throwAway} />}
        <VisitPart hours={hours.data} />
        <PatientPart isChild={isChild} day={hour.dia} />
        {testOf(draft) !== null && <QuestionsPart />}
        <ConsentPart consent={consent.data} />
        {refusal && (
          <Alert severity="error">
            {refusal.reason === 'fields'
              ? translate('desk.caller.wrong', { count: wrong.size })
              : refusalText(refusal, translate)}
          </Alert>
        )}
        <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
          <Button type="submit" variant="contained" size="large" disabled={isBusy}>
            {translate(kind === 'called' ? 'desk.caller.request' : 'desk.caller.submit')}
          </Button>
          <NoticeChannelLine />
        </Stack>
      </Stack>
    </CallerFormContext>
  );
};

/** A change of one of these fields resets the chosen hour. */
const OF_HOURS: readonly CallerField[] = ['centromedico', 'que', 'medico', 'modalidad', 'desde'];

/**
 * The values of the form, stored while they are typed. An account with one clinic has it preselected; changing the
 * clinic or the test resets the hour. `discard` deletes the stored values.
 */
function useDraft(name: FormName, start: CallerDraft, unsent: UnsentCall | null) {
  const [typed, setTyped] = useState({ ...start, ...unsent?.formulario });
  const key = useRef(unsent?.clave ?? newAttemptKey());
  const isUntouched = JSON.stringify(typed) === JSON.stringify(start);
  const stored = isUntouched ? null : ({ formulario: typed, clave: key.current } satisfies UnsentCall);
  const discard = useStoreUnsent(name, stored);
  const clinics = useAccount()?.clinicas ?? [];
  const only = clinics.length === 1 ? String(clinics[0]?.id) : '';
  const draft = { ...typed, centromedico: typed.centromedico || only };
  const set = (field: CallerField, value: string) => {
    const hours = OF_HOURS.includes(field) ? { hora: '' } : {};
    const doctor = field === 'centromedico' || field === 'que' ? { medico: '' } : {};
    setTyped((before) => ({ ...before, ...hours, ...doctor, [field]: value }));
  };
  return { draft, set, key, discard };
}

/** Returns the consent text of a test, to be read out in the patient's language. */
function useConsent(draft: CallerDraft, isChild: boolean) {
  const test = testOf(draft);
  const query = new URLSearchParams({ prueba: test ?? '', idioma: draft.idioma, menor: isChild ? '1' : '' });
  return useQuery({
    queryKey: ['consentimiento', String(query)],
    queryFn: () => request<ConsentText>('GET', `/consentimiento?${query}`),
    enabled: test !== null,
  });
}

/** Sends the form with the same key until there is a response: a second press or a lost response books only once. */
function useBook(body: () => object, key: RefObject<string>, onDone: () => void) {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const queries = useQueryClient();
  return useSend(async () => {
    try {
      const { referencia, avisos } = await request<Pick<Booking, 'referencia' | 'avisos'>>(
        'POST',
        '/reservas',
        body(),
        key.current,
      );
      onDone();
      for (const list of ['agenda', 'bandeja', 'pendiente', 'huecos'])
        void queries.invalidateQueries({ queryKey: [list] });
      const notice = translate(`desk.noticeSent.${avisos ?? 'none'}`);
      notify(`${translate('desk.caller.done', { reference: referencia })} ${notice}`, { type: 'success' });
      navigate(`/reservas/${referencia}`);
    } catch (error) {
      const isAnswer = error instanceof Refusal && error.status >= 400 && error.status < 500;
      if (isAnswer && error.reason !== 'keyUsed') key.current = newAttemptKey();
      throw error;
    }
  });
}

const BYTES = 16;

/** Returns a new idempotency key; also on plain http, where browsers have no randomUUID. */
const newAttemptKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(BYTES))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Says before booking how the patient will be notified; highlighted if there will be no notice. */
const NoticeChannelLine = () => {
  const translate = useTranslate();
  const { draft } = useCallerForm();
  const channel = noticeChannelOf(draft, useOffer(draft)?.sms);
  return (
    <Box role="status" sx={{ flex: '1 1 16rem', minWidth: 0 }}>
      {channel === null && (
        <Alert severity="warning" role="note">
          {translate('desk.caller.noticeChannel.none')}
        </Alert>
      )}
      {channel && <Typography variant="body2">{translate(`desk.caller.noticeChannel.${channel}`)}</Typography>}
    </Box>
  );
};
