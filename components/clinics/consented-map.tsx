import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { type CookieContent, type CookieTexts, loadCookieContent } from '@/components/shared/cookie-texts';
import { saveChoice } from '@/components/shared/save-choice';
import { readChoice } from '@/lib/domain/cookies/choice';
import { servicesOf } from '@/lib/domain/cookies/third-parties';
import { type Locale, localePath } from '@/lib/i18n/locales';
import '@/components/shared/cookies.css';

type Asked = { locale: Locale; slug: string; title: string; drawing: ReactNode; onRefuse: () => void };

/** Loads the component that replaces the drawn map; throws when its texts cannot be read. */
export async function loadConsentedMap(asked: Asked): Promise<ReactNode> {
  return <ConsentedMap {...asked} content={await loadCookieContent(asked.locale)} />;
}

/** The framed map after consent to third-party content; before it the drawing and the question. */
function ConsentedMap({ content, locale, slug, title, drawing, onRefuse }: Asked & { content: CookieContent }) {
  const services = servicesOf(content.thirdParties) ?? '';
  const [isAllowed, setAllowed] = useState(
    () => readChoice(document.cookie, services)?.purposes.includes('external') ?? false,
  );
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (isAllowed) frame.current?.focus();
  }, [isAllowed]);

  const agree = () => {
    const before = readChoice(document.cookie, services) ?? { purposes: [], isWhole: false };
    saveChoice({ ...before, purposes: [...before.purposes, 'external'] }, services);
    setAllowed(true);
  };
  if (isAllowed) return <iframe ref={frame} src={localePath(locale, `/mapa/${slug}`)} title={title} />;
  return (
    <>
      {drawing}
      <MapQuestion texts={content.texts} onAgree={agree} onRefuse={onRefuse} />
    </>
  );
}

type QuestionProps = { texts: CookieTexts; onAgree: () => void; onRefuse: () => void };

/** Asks for the consent the interactive map needs, in its place; the question gets the focus. */
function MapQuestion({ texts, onAgree, onRefuse }: QuestionProps) {
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
