import type { RequestProblem } from '@/lib/domain/field-schemas';
import { textsOf } from '@/lib/i18n/texts';
import { dataProtectionTexts, summaryTexts } from '../form-messages';

/** The texts common to the product request and the contact form, in the language of the page. */
export async function requestTexts(brand: string) {
  const [shared, own, { clinic, chooseClinic, noneClinica }, picker, communities, dataProtection] = await Promise.all([
    textsOf('VisitorForm'),
    textsOf('RequestForm'),
    textsOf('Assistant'),
    textsOf('Picker'),
    textsOf('Communities'),
    dataProtectionTexts(brand),
  ]);
  const { incomplete, ...texts } = shared;
  return {
    ...texts,
    ...own,
    ...{ clinic, chooseClinic, noneClinica, picker, communities, dataProtection },
    errors: { ...shared.errors, ...own.errors } satisfies Record<RequestProblem, string>,
    summary: await summaryTexts(incomplete),
  };
}

/** The texts that differ between the two forms; `next` has the next steps. */
type OwnRequestTexts = Record<'terms' | 'purpose' | 'submit' | 'sentTitle' | 'received' | 'another', string> & {
  next: string[];
};

type SharedTexts = Awaited<ReturnType<typeof requestTexts>>;

type RequestTexts = SharedTexts & OwnRequestTexts;

/** The texts of a form's frame, without its error messages. */
export type FrameTexts = Omit<
  RequestTexts,
  'clinic' | 'chooseClinic' | 'noneClinica' | 'picker' | 'communities' | 'errors'
> & {
  errors: Readonly<Record<string, string>>;
};
