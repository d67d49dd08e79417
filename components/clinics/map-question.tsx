import { useEffect, useId, useRef } from 'react';
import type { CookieTexts } from '@/components/shared/cookie-texts';

type Props = { texts: CookieTexts; onAgree: () => void; onRefuse: () => void };

/** Asks for the consent the interactive map needs, in its place; the question gets the focus. */
export function MapQuestion({ texts, onAgree, onRefuse }: Props) {
  const box = useRef<HTMLFieldSetElement>(null);
  const id = useId();
  useEffect(() => box.current?.focus(), []);
  return (
    <fieldset ref={box} className="map-question" aria-labelledby={id} tabIndex={-1}>
      <p id={id}>{texts.mapQuestion}</p>
      <div className="cookie-answers map-answers">
        <button type="button" className="btn btn-primary" onClick={onAgree}>
          {texts.mapAccept}
        </button>
        <button type="button" className="btn btn-primary" onClick={onRefuse}>
          {texts.mapReject}
        </button>
      </div>
    </fieldset>
  );
}
