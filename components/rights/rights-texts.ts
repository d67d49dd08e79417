import { dataProtectionTexts, summaryTexts } from '@/components/forms/form-messages';
import type { RightsProblem } from '@/lib/domain/rights';
import { textsOf } from '@/lib/i18n/texts';

/** Every text of the form about one's own data, in the language of the page. */
export async function rightsTexts(brand: string) {
  const [{ incomplete, ...shared }, { referenceTitle, errors }, own, dataProtection] = await Promise.all([
    textsOf('VisitorForm'),
    textsOf('RequestForm'),
    textsOf('RightsForm'),
    dataProtectionTexts(brand),
  ]);
  return {
    ...shared,
    ...own,
    ...{ referenceTitle, dataProtection, next: Object.values(own.next) },
    errors: { ...shared.errors, ...errors, ...own.errors } satisfies Record<RightsProblem, string>,
    summary: await summaryTexts(incomplete),
  };
}

export type RightsTexts = Awaited<ReturnType<typeof rightsTexts>>;
