import { LEAVE_FORM, WAITING_LINK_FORM } from '@/lib/domain/mailed-links';
import type { Locale } from '@/lib/i18n/locales';
import { textsOf } from '@/lib/i18n/texts';
import { ChangeWithoutScript } from './change-without-script';
import { LinkWithoutScript } from './link-without-script';
import type { LeaveListTexts } from './own-texts';

type Props = { locale: Locale; texts: LeaveListTexts };

/** The page of the waiting list without JavaScript: leaves it, and mails its links again. */
export async function LeaveWithoutScript({ locale, texts }: Props) {
  const [page, plain] = await Promise.all([textsOf('LeaveListPage'), textsOf('WithoutScript')]);
  const said = {
    left: { text: texts.left, isOk: true },
    over: { text: texts.over, isOk: true },
    invalid: { text: plain.check },
    unknown: { text: texts.unknown },
    notOffered: { text: texts.call, calls: true },
    failed: { text: texts.failed },
  };
  return (
    <LinkWithoutScript {...{ locale, texts, form: WAITING_LINK_FORM, page: { ...page, linkFailed: plain.linkFailed } }}>
      <ChangeWithoutScript
        {...{ locale, said, form: LEAVE_FORM }}
        texts={{
          ...{ title: texts.leave, lead: texts.question, submit: texts.leave },
          ...{ link: plain.link, linkHint: plain.linkHint, number: page.leaveNumber, numberHint: page.leaveNumberHint },
        }}
      />
    </LinkWithoutScript>
  );
}
