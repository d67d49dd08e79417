import { CheckField } from '@/components/forms/check-field';
import { EmailField, PhoneField } from '@/components/forms/reach-fields';
import { TextField } from '@/components/forms/text-field';
import type { AppointmentType } from '@/lib/domain/appointment/choices';
import { isCallBackType } from '@/lib/domain/appointment/choices';
import { MAX_LENGTH } from '@/lib/domain/appointment/max-length';
import { fieldProps, type PartProps } from './form-fields';

/** Whom to call back (checklist M113). The document is asked for with a consultation or a test, and may be left out. */
export function ContactPart({ type, ...part }: PartProps & { type: AppointmentType | null }) {
  const { texts } = part;
  return (
    <section className="form-part" aria-labelledby="cita-you-t">
      <h2 id="cita-you-t">{texts.you}</h2>
      <TextField {...fieldProps(part, 'name')} label={texts.fullName} autoComplete="name" maxLength={MAX_LENGTH.text} />
      <div className="form-pair">
        <EmailField {...fieldProps(part, 'email')} label={texts.email} />
        <PhoneField {...fieldProps(part, 'phone')} label={texts.phone} />
      </div>
      {isCallBackType(type) && (
        <TextField
          {...fieldProps(part, 'documentNumber')}
          label={texts.documentAny}
          optional={texts.optional}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={MAX_LENGTH.text}
        />
      )}
    </section>
  );
}

/** The terms, only outside the multi-step mode (M110, D6), with the way to what they are about (M111). */
export function TermsPart({ dialogId, ...part }: PartProps & { dialogId: string }) {
  const { texts } = part;
  return (
    <div className="form-part">
      <CheckField {...fieldProps(part, 'acceptsTerms')} label={texts.terms} />
      <DataProtectionButton dialogId={dialogId} label={texts.basicInformation} />
    </div>
  );
}

/** Opens the basic information on data protection; the browser opens it by itself, also before script. */
export function DataProtectionButton({ dialogId, label }: { dialogId: string; label: string }) {
  return (
    <button type="button" className="link w-fit min-h-11 text-left" command="show-modal" commandfor={dialogId}>
      {label}
    </button>
  );
}
