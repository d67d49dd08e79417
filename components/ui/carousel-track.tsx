'use client';

import useEmblaCarousel from 'embla-carousel-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Icon } from './icon';

export type CarouselTrackProps = { texts: { previous: string; next: string }; children: ReactNode };

/** The slider itself: drag, buttons that say when there is no further. */
export function CarouselTrack({ texts, children }: CarouselTrackProps) {
  const reduced = typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
  const [viewport, slider] = useEmblaCarousel({
    align: 'start',
    duration: reduced ? 0 : 20,
    containScroll: 'trimSnaps',
  });
  const [ends, setEnds] = useState({ first: true, last: false });

  useEffect(() => {
    if (!slider) return;
    const update = () => setEnds({ first: !slider.canScrollPrev(), last: !slider.canScrollNext() });
    update();
    slider.on('select', update).on('reInit', update);
    return () => {
      slider.off('select', update).off('reInit', update);
    };
  }, [slider]);

  return (
    <>
      <div className="overflow-hidden" ref={viewport}>
        <ul className="snap embla">{children}</ul>
      </div>
      {!(ends.first && ends.last) && (
        <div className="mt-4 flex gap-3">
          <button
            type="button"
            className="btn btn-line btn-icon"
            aria-label={texts.previous}
            aria-disabled={ends.first}
            onClick={() => slider?.scrollPrev()}
          >
            <Icon name="chevron-left" />
          </button>
          <button
            type="button"
            className="btn btn-line btn-icon"
            aria-label={texts.next}
            aria-disabled={ends.last}
            onClick={() => slider?.scrollNext()}
          >
            <Icon name="chevron-right" />
          </button>
        </div>
      )}
    </>
  );
}
