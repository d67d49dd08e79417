import type { ComponentProps } from 'react';
import { CheckField } from '@/components/forms/check-field';
import {
  DataProtectionButton,
  DataProtectionDialog,
  type DataProtectionTexts,
} from '@/components/forms/data-protection';
import { type Locale, localePath } from '@/lib/i18n/locales';

type Props = {
  locale: Locale;
  field: Omit<ComponentProps<typeof CheckField>, 'label'>;
  label: string;
  /** What this form uses the data for. */
  purpose: string;
  basicInformation: string;
  dataProtection: DataProtectionTexts;
};

/** The consent every form of the area needs, with the way to what it is about (M111). */
export function TermsField({ locale, field, label, purpose, basicInformation, dataProtection }: Props) {
  const dialogId = `${field.id}-datos`;
  return (
    <div>
      <CheckField {...field} label={label} isRequired />
      <DataProtectionButton dialogId={dialogId} label={basicInformation} />
      <DataProtectionDialog
        id={dialogId}
        purpose={purpose}
        privacyHref={localePath(locale, '/politica-privacidad')}
        texts={dataProtection}
      />
    </div>
  );
}
