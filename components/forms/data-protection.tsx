import { Dialog } from '@/components/ui/dialog';
import type { Texts } from '@/lib/i18n/texts';
import './forms.css';

/** Opens the basic information on data protection, without script too: the browser handles the command. */
export function DataProtectionButton({ dialogId, label }: { dialogId: string; label: string }) {
  return (
    <button type="button" className="link w-fit min-h-11 text-left" command="show-modal" commandfor={dialogId}>
      {label}
    </button>
  );
}

export type DataProtectionTexts = Texts<'DataProtection'> & { controller: string };

type Props = {
  id: string;
  /** What this form uses the data for. */
  purpose: string;
  privacyHref: string;
  texts: DataProtectionTexts;
};

/**
 * The first layer of information on data protection (M111): controller, purpose, recipients, rights, and a link to the
 * full policy. A button with command="show-modal" and commandfor={id} opens it; as the browser's own dialog it leaves
 * no backdrop behind.
 */
export function DataProtectionDialog({ id, purpose, privacyHref, texts }: Props) {
  const facts = [
    [texts.controllerTitle, texts.controller],
    [texts.purposeTitle, purpose],
    [texts.recipientsTitle, texts.recipients],
    [texts.rightsTitle, texts.rights],
  ];
  return (
    <Dialog id={id} title={texts.title} closeLabel={texts.close}>
      <dl className="form-data">
        {facts.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-5">
        <a className="link" href={privacyHref}>
          {texts.more}
        </a>
      </p>
    </Dialog>
  );
}
