import { CheckField } from '@/components/forms/check-field';
import { DataProtectionButton } from '@/components/forms/data-protection-button';
import { EmailField, PhoneField } from '@/components/forms/reach-fields';
import { TextField } from '@/components/forms/text-field';
import { type AppointmentType, isCallBackType } from '@/lib/domain/appointment/choices';
import { MAX_LENGTH } from '@/lib/domain/appointment/max-length';
import { fieldProps, type PartProps } from './form-fields';

/** Whom to call back (M113). The document is asked for with a consultation or a test, and may be left out. */
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
          maxLength={MAX_LENGTH.document}
        />
      )}
    </section>
  );
}

/** The terms, only outside the multi-step mode (M110, D6), with the button for the details (M111). */
export function TermsPart({ dialogId, ...part }: PartProps & { dialogId: string }) {
  const { texts } = part;
  return (
    <div className="form-part">
      <CheckField {...fieldProps(part, 'acceptsTerms')} label={texts.terms} isRequired />
      <DataProtectionButton dialogId={dialogId} label={texts.basicInformation} />
    </div>
  );
}
