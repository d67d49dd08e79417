'use client';

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { useMoved } from '@/lib/hooks/use-moved';
import type { CarouselTrackProps } from './carousel-track';

type Props = {
  label: string;
  texts: { previous: string; next: string };
  children: ReactNode;
  /** There will be buttons for sure: their place is kept, so that nothing moves when they come. */
  keepsPlace?: boolean;
};

/**
 * A row that scrolls by itself with touch, wheel and keyboard. Where it comes into view it becomes a slider with buttons,
 * once the visitor has moved at all: who only reads does not load it. It never moves on its own.
 */
export function Carousel({ label, texts, children, keepsPlace }: Props) {
  const hasMoved = useMoved();
  const place = useRef<HTMLDivElement>(null);
  const [Track, setTrack] = useState<ComponentType<CarouselTrackProps> | null>(null);

  useEffect(() => {
    if (!hasMoved || !place.current) return;
    const seen = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      seen.disconnect();
      import('./carousel-track').then(
        (module) => setTrack(() => module.CarouselTrack),
        () => undefined, // not loaded: the row still scrolls
      );
    });
    seen.observe(place.current);
    return () => seen.disconnect();
  }, [hasMoved]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div ref={place} role="group" aria-label={label} aria-roledescription="carousel">
      {Track ? (
        <Track texts={texts}>{children}</Track>
      ) : (
        <>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
          <ul className="snap" tabIndex={0} aria-label={label}>
            {children}
          </ul>
          {keepsPlace && <div className="mt-4 h-12" />}
        </>
      )}
    </div>
  );
}
