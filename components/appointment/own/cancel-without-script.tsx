import { CANCEL_FORM, MAILED_LINK_FORM } from '@/lib/domain/mailed-links';
import type { Locale } from '@/lib/i18n/locales';
import { textsOf } from '@/lib/i18n/texts';
import { ChangeWithoutScript } from './change-without-script';
import { LinkWithoutScript } from './link-without-script';
import type { OwnVisitTexts } from './own-texts';

type Props = { locale: Locale; texts: OwnVisitTexts };

/** The page of one's own appointment without JavaScript: cancels it, and mails the link again. */
export async function CancelWithoutScript({ locale, texts }: Props) {
  const [page, plain] = await Promise.all([textsOf('OwnVisitPage'), textsOf('WithoutScript')]);
  const { cancelled, refunded, refusals, ofRequest, unknown, tooLate, notKnown } = texts;
  const said = {
    cancelled: { text: cancelled, isOk: true },
    refunded: { text: `${cancelled} ${refunded}`, isOk: true },
    dropped: { text: ofRequest.cancelled, isOk: true },
    invalid: { text: plain.check },
    unknown: { text: unknown },
    late: { text: refusals.late, calls: true },
    closed: { text: refusals.closed },
    notOffered: { text: tooLate, calls: true },
    failed: { text: notKnown },
  };
  return (
    <LinkWithoutScript
      {...{ locale, texts, form: MAILED_LINK_FORM, page: { ...page, linkFailed: plain.linkFailed } }}
      reference={{ label: texts.card.facts.reference, hint: texts.referenceHint }}
    >
      <ChangeWithoutScript
        {...{ locale, said, form: CANCEL_FORM }}
        texts={{
          ...{ title: texts.cancelTitle, lead: page.cancelLead, submit: texts.cancelYes },
          ...{
            link: plain.link,
            linkHint: plain.linkHint,
            number: page.cancelNumber,
            numberHint: page.cancelNumberHint,
          },
        }}
      />
    </LinkWithoutScript>
  );
}
