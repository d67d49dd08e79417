import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type CookieContent, loadCookieContent } from '@/components/cookies/cookie-texts';
import { keepChoice } from '@/components/cookies/keep-choice';
import { readChoice } from '@/lib/domain/cookies/choice';
import { servicesOf } from '@/lib/domain/cookies/third-parties';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { MapQuestion } from './map-question';
import '@/components/cookies/cookies.css';

type Asked = { locale: Locale; slug: string; title: string; drawing: ReactNode; onRefuse: () => void };

/** What stands in place of the drawn map once the other one is wanted; throws when its words cannot be had. */
export async function loadMapPlace(asked: Asked): Promise<ReactNode> {
  return <MapPlace {...asked} content={await loadCookieContent(asked.locale)} />;
}

/** The framed map for who has agreed to content of others; for anybody else the drawing and the question. */
function MapPlace({ content, locale, slug, title, drawing, onRefuse }: Asked & { content: CookieContent }) {
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
    keepChoice({ ...before, purposes: [...before.purposes, 'external'] }, services);
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
