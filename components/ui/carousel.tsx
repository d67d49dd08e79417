'use client';

import { type ComponentType, type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import { mark, ROW_USED, ROW_USED_ATTRIBUTE, STEP_ATTRIBUTE } from '@/lib/domain/page-marks';
import type { Texts } from '@/lib/i18n/texts';
import { Icon } from './icon';

type Props = {
  label: string;
  texts: Texts<'Carousel'>;
  children: ReactNode;
  /** Number of cards and their width as a CSS length: when they do not fit, space for the buttons is reserved. */
  cards: number;
  cardWidth: string;
};

/**
 * A row of cards without automatic movement. The browser and the row's buttons (row-buttons.ts) scroll it until its
 * first use; then Embla is loaded and moves it (docs/decisions/0177).
 */
export function Carousel({ label, texts, children, cards, cardWidth }: Props) {
  const row = useRef<HTMLDivElement>(null);
  const [motion, setMotion] = useState<{ Motion: ComponentType<{ row: HTMLElement }>; row: HTMLElement } | null>(null);

  useEffect(() => {
    const used = row.current;
    if (!used) return;
    const load = () => {
      import('./row-motion').then(
        ({ RowMotion }) => setMotion({ Motion: RowMotion, row: used }),
        () => undefined, // the browser scrolls it
      );
    };
    if (used.hasAttribute(ROW_USED_ATTRIBUTE)) return load();
    used.addEventListener(ROW_USED, load, { once: true });
    return () => used.removeEventListener(ROW_USED, load);
  }, []);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div role="group" aria-label={label} aria-roledescription="carousel">
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable row must be reachable by keyboard */}
      <div ref={row} className="snap" role="group" tabIndex={0} aria-label={label} suppressHydrationWarning>
        <ul suppressHydrationWarning>{children}</ul>
      </div>
      <div className="snap-place" style={{ '--cards': cards, '--card': cardWidth } as CSSProperties}>
        <div className="snap-buttons" suppressHydrationWarning>
          <Arrow icon="chevron-left" label={texts.previous} step="-1" />
          <Arrow icon="chevron-right" label={texts.next} step="1" />
        </div>
      </div>
      {motion && <motion.Motion row={motion.row} />}
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
