'use client';

import { type ComponentProps, type MouseEvent, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Frame } from '@/components/layout/frame-texts';
import { Icon } from '@/components/ui/icon';
import { localePath } from '@/lib/i18n/locales';
import type { SearchPanel } from './search-panel';

type Props = Pick<Frame, 'locale' | 'phone' | 'texts' | 'search'>;
type Panel = (props: ComponentProps<typeof SearchPanel>) => ReturnType<typeof SearchPanel>;
/** Each opening is a new panel: a browser tells of a closing late, perhaps after the next opening. */
type Opened = { Panel: Panel; opening: number };

/**
 * A link to the results page, which has a search field; once there is script it opens the live search instead. The
 * panel is loaded on its first use, and when that fails the link is followed.
 */
export function SearchLink({ locale, phone, texts, search }: Props) {
  const link = useRef<HTMLAnchorElement>(null);
  const [canOpen, setCanOpen] = useState(false);
  const [panel, setPanel] = useState<Opened | null>(null);
  const openings = useRef(0);
  useEffect(() => setCanOpen(true), []);

  const open = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    try {
      const { SearchPanel: Panel } = await import('./search-panel');
      openings.current += 1;
      setPanel({ Panel, opening: openings.current });
    } catch {
      location.assign(href);
    }
  };
  const close = (opening: number) => {
    if (opening !== openings.current) return;
    setPanel(null);
    link.current?.focus();
  };

  return (
    <>
      <a
        ref={link}
        className="btn btn-line"
        href={localePath(locale, '/resultados-busqueda')}
        aria-haspopup={canOpen ? 'dialog' : undefined}
        onClick={open}
      >
        <Icon name="search" /> <span>{texts.search}</span>
      </a>
      {panel &&
        createPortal(
          <panel.Panel
            key={panel.opening}
            {...{ locale, phone, texts, search }}
            onClose={() => close(panel.opening)}
          />,
          document.body,
        )}
    </>
  );
}
