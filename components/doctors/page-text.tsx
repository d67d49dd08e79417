import { useEffect, useRef, useState } from 'react';

type Props = {
  /** A page of this site that holds the text in its element `data-profile-text`. */
  href: string;
  loading: string;
};

/**
 * The description of a doctor, read from the doctor's own page on request, so that the list does not carry every text.
 * When it cannot be read nothing is shown; the profile links to the page.
 */
export function PageText({ href, loading }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [isWaiting, setIsWaiting] = useState(true);

  useEffect(() => {
    const stop = new AbortController();
    const show = (nodes: Node[]) => {
      if (stop.signal.aborted) return;
      box.current?.replaceChildren(...nodes);
      setIsWaiting(false);
    };
    readText(href, stop.signal).then(show, () => show([]));
    return () => stop.abort();
  }, [href]);

  return (
    <div className="doctor-text" aria-busy={isWaiting}>
      {isWaiting && <p className="muted text-sm">{loading}</p>}
      <div ref={box} />
    </div>
  );
}

async function readText(href: string, signal: AbortSignal): Promise<Node[]> {
  const answer = await fetch(href, { signal, headers: { accept: 'text/html' } });
  if (!answer.ok) return [];
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  return [...(page.querySelector('[data-profile-text]')?.childNodes ?? [])];
}
