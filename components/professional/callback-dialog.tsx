import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { ChoiceField } from '@/components/forms/choice-field';
import { DonePanel } from '@/components/forms/request-received';
import { SelectField } from '@/components/forms/select-field';
import { TextField } from '@/components/forms/text-field';
import { Dialog } from '@/components/ui/dialog';
import { readAccount } from '@/lib/browser/read-account';
import { MAX_LENGTH } from '@/lib/domain/appointment/max-length';
import type { Professional } from '@/lib/domain/professional/professional';
import type { Locale } from '@/lib/i18n/locales';
import { AreaForm, TermsField } from './area-form';
import type { CallbackContent } from './load-professional';
import './professional.css';

type Props = { locale: Locale; content: CallbackContent; onClose: () => void };

/**
 * Asks for a call back (M171, M172). The account's name and speciality are only shown: the server reads them from the
 * account. They stay empty when they cannot be read.
 */
export function CallbackDialog({ locale, content, onClose }: Props) {
  const texts = content.callback;
  const dialog = useRef<HTMLDialogElement>(null);
  const [own, setOwn] = useState<Professional | null>();
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    readAccount(locale).then(setOwn);
  }, [locale]);

  return (
    <Dialog id="le-llamamos" ref={dialog} title={texts.title} closeLabel={texts.close} onClose={onClose}>
      {isDone ? (
        <DonePanel title={texts.callYou} text={texts.done} heading="h3" />
      ) : own === undefined ? (
        <p role="status">{texts.loading}</p>
      ) : (
        <CallbackForm {...{ locale, content, own }} onDone={() => setDone(true)} />
      )}
    </Dialog>
  );
}

type FormProps = Omit<Props, 'onClose'> & { own: Professional | null; onDone: () => void };

function CallbackForm({ locale, content, own, onDone }: FormProps) {
  const { callback: texts, form, dataProtection } = content;
  return (
    <AreaForm
      form="callback"
      locale={locale}
      labels={{ phone: texts.phone, reason: texts.reason, window: texts.window, acceptsTerms: texts.terms }}
      texts={form}
      incomplete={form.incomplete}
      submit={texts.submit}
      initial={{ phone: own?.phone ?? '' }}
      onDone={onDone}
    >
      {(fieldOf) => (
        <>
          <p className="text-ink-2">{texts.lead}</p>
          <div className="form-pair">
            <TextField id="callback-name" label={texts.name} value={own?.name ?? ''} readOnly />
            <TextField id="callback-speciality" label={texts.speciality} value={own?.specialityName ?? ''} readOnly />
          </div>
          <TextField
            {...fieldOf('phone')}
            label={texts.phone}
            type="tel"
            autoComplete="tel"
            maxLength={MAX_LENGTH.text}
          />
          <SelectField
            {...fieldOf('reason')}
            label={texts.reason}
            placeholder={texts.chooseReason}
            options={texts.reasons}
          />
          <WindowField {...fieldOf('window')} texts={texts} />
          <TermsField
            {...{ locale, dataProtection }}
            field={fieldOf('acceptsTerms')}
            label={texts.terms}
            purpose={texts.purpose}
            basicInformation={form.basicInformation}
          />
        </>
      )}
    </AreaForm>
  );
}

type WindowProps = {
  id: string;
  error?: string | undefined;
  texts: CallbackContent['callback'];
} & ComponentProps<'input'>;

/** The preferred time of the call. */
const WindowField = ({ id, error, texts, ...radio }: WindowProps) => (
  <ChoiceField
    {...{ id, error, radio }}
    label={texts.window}
    layout="row"
    choices={texts.windows.map((window) => ({ value: window, label: window }))}
  />
);
