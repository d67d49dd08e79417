import type { CSSProperties, ReactNode } from 'react';
import { mark, STEP_ATTRIBUTE } from '@/lib/domain/page-marks';
import type { Texts } from '@/lib/i18n/texts';
import { Icon } from './icon';

type Props = {
  label: string;
  texts: Texts<'Carousel'>;
  children: ReactNode;
  /** How many cards, each how wide as a CSS length: where they do not fit, space for the buttons is reserved. */
  cards: number;
  cardWidth: string;
};

/**
 * A row that scrolls by itself with touch, wheel and keyboard, and with buttons by a script of every page (row-buttons.ts):
 * it needs nothing of the framework. It never moves on its own.
 */
export function Carousel({ label, texts, children, cards, cardWidth }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div role="group" aria-label={label} aria-roledescription="carousel">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls is reached by the keyboard */}
      <ul className="snap" tabIndex={0} aria-label={label}>
        {children}
      </ul>
      <div className="snap-place" style={{ '--cards': cards, '--card': cardWidth } as CSSProperties}>
        <div className="snap-buttons" suppressHydrationWarning>
          <Arrow icon="chevron-left" label={texts.previous} step="-1" />
          <Arrow icon="chevron-right" label={texts.next} step="1" />
        </div>
      </div>
    </div>
  );
}

const Arrow = ({ icon, label, step }: { icon: string; label: string; step: string }) => (
  <button
    type="button"
    className="btn btn-line btn-icon"
    aria-label={label}
    aria-disabled={step === '-1'}
    {...mark(STEP_ATTRIBUTE, step)}
    suppressHydrationWarning
  >
    <Icon name={icon} />
  </button>
);
