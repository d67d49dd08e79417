import { type ReactNode, useState } from 'react';
import { releaseHold } from '@/lib/browser/booking-hold';
import { useHold } from '@/lib/hooks/use-booking';
import { fillText } from '@/lib/i18n/fill-text';
import type { Locale } from '@/lib/i18n/locales';
import type { HeldTexts } from './consent-messages';

type Props = {
  locale: Locale;
  paymentUrl: string;
  /** Heading level: 1 when the page shows only the panel. */
  level: 1 | 2;
  texts: HeldTexts;
  /** The hour is free again: the visitor released it, or the hold expired. */
  onFree: () => void;
};

/**
 * A booking that was sent and is not paid: the end of the hold, with buttons to pay and to release the hour; or a
 * notice that the hold has ended.
 */
export function HeldBooking({ locale, paymentUrl, level, texts, onFree }: Props) {
  const hold = useHold(locale, paymentUrl);
  const [isReleasing, setReleasing] = useState(false);
  const change = async () => {
    if (isReleasing) return;
    setReleasing(true);
    await releaseHold(paymentUrl);
    onFree();
  };
  if (hold.kind === 'paid') {
    return (
      <Panel level={level} title={texts.paidTitle} text={texts.paidText}>
        <a className="btn btn-primary" href={hold.href}>
          {texts.see}
        </a>
      </Panel>
    );
  }
  if (hold.kind === 'over') {
    return (
      <Panel level={level} title={texts.title} text={texts.over}>
        <button type="button" className="btn btn-primary" onClick={onFree}>
          {texts.again}
        </button>
      </Panel>
    );
  }
  const until = hold.until === null ? texts.kept : fillText(texts.until, { time: hold.until });
  return (
    <Panel level={level} title={texts.title} text={until} hint={texts.changeHint}>
      <a className="btn btn-primary" href={paymentUrl}>
        {texts.pay}
      </a>
      <button type="button" className="btn btn-line" aria-disabled={isReleasing} onClick={() => void change()}>
        {texts.change}
      </button>
    </Panel>
  );
}

type PanelProps = { level: 1 | 2; title: string; text: string; hint?: string; children: ReactNode };

function Panel({ level, title, text, hint, children }: PanelProps) {
  return (
    <section className="consent-held stack">
      {level === 1 ? <h1 className="text-4xl">{title}</h1> : <h2 className="text-2xl">{title}</h2>}
      <p role="status">{text}</p>
      <p className="flex flex-wrap gap-3">{children}</p>
      {hint && <p className="muted">{hint}</p>}
    </section>
  );
}
