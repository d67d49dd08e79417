import { TextField } from '@/components/forms/text-field';
import { PhoneLink } from '@/components/ui/phone-link';
import { publicPhoneParts } from '@/lib/domain/phone';
import type { Locale } from '@/lib/i18n/locales';

/** A sentence about an outcome: `ok` in green, with the telephone after it if the patient should call. */
type Said = { text: string; isOk?: boolean; calls?: boolean };

type Props<Outcome extends string> = {
  locale: Locale;
  /** The address of the form, and the ids of the sentences that the redirect after it leads to. */
  form: { action: string; sentences: Readonly<Record<Outcome, string>> };
  said: Readonly<Record<Outcome, Said>>;
  texts: Record<'title' | 'lead' | 'link' | 'linkHint' | 'number' | 'numberHint' | 'submit', string>;
};

/**
 * Without JavaScript: cancels an appointment or leaves a list. The patient pastes the mailed link, because servers do
 * not see its secret, and types the number that the page with JavaScript asks for.
 */
export function ChangeWithoutScript<Outcome extends string>({ locale, form, said, texts }: Props<Outcome>) {
  const { action, sentences } = form;
  return (
    <form className="stack" method="post" action={action} aria-labelledby="sin-script-cambio-t">
      {(Object.keys(sentences) as Outcome[]).map((outcome) => (
        <Sentence key={outcome} id={sentences[outcome]} {...said[outcome]} />
      ))}
      <h2 id="sin-script-cambio-t" className="text-2xl">
        {texts.title}
      </h2>
      <p>{texts.lead}</p>
      <input type="hidden" name="locale" value={locale} />
      <TextField
        {...{ id: 'sin-script-enlace', name: 'enlace', label: texts.link, hint: texts.linkHint }}
        {...{ autoComplete: 'off', maxLength: 500, required: true }}
      />
      <TextField
        {...{ id: 'sin-script-numero', name: 'numero', label: texts.number, hint: texts.numberHint }}
        {...{ inputMode: 'numeric', autoComplete: 'off', maxLength: 20, required: true }}
      />
      <button type="submit" className="btn btn-primary">
        {texts.submit}
      </button>
    </form>
  );
}

const Sentence = ({ id, text, isOk, calls }: Said & { id: string }) => (
  <p id={id} className={isOk ? 'payment-said ok-panel' : 'payment-said error-panel'}>
    {text} {calls && <PhoneLink className="link whitespace-nowrap" phone={publicPhoneParts()} />}
  </p>
);
