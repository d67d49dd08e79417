'use client';

import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { giveFocusBack } from './give-focus-back';

/** A dialog that opens itself when it is drawn, and calls this when it is closed, by whatever way. */
export type Panel = (onClose: () => void) => ReactNode;

type Props = {
  href: string;
  className: string;
  /** Code and content of the dialog, loaded on its first use. */
  load: () => Promise<Panel>;
  /** Nothing where the link is only a link. */
  isPlain?: boolean;
  children: ReactNode;
};

/** Each opening is a new dialog: a browser tells of a closing late, perhaps after the next opening. */
type Opened = { opening: number; panel: Panel };

/** A link that opens a dialog once there is script. When the dialog cannot be loaded the link is followed. */
export function PanelLink({ href, className, load, isPlain = false, children }: Props) {
  const link = useRef<HTMLAnchorElement>(null);
  const [canOpen, setCanOpen] = useState(false);
  const [isComing, setComing] = useState(false);
  const [opened, setOpened] = useState<Opened | null>(null);
  const openings = useRef(0);
  useEffect(() => setCanOpen(!isPlain), [isPlain]);

  const open = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (!canOpen || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (isComing) return;
    setComing(true);
    try {
      const panel = await load();
      openings.current += 1;
      setOpened({ panel, opening: openings.current });
      setComing(false);
    } catch {
      location.assign(href);
    }
  };
  const close = (opening: number) => {
    if (opening !== openings.current) return;
    setOpened(null);
    giveFocusBack(link.current);
  };

  return (
    <>
      <a
        ref={link}
        className={className}
        href={href}
        aria-haspopup={canOpen ? 'dialog' : undefined}
        aria-busy={isComing || undefined}
        onClick={open}
      >
        {children}
      </a>
      {opened && createPortal(<Keyed key={opened.opening} {...opened} close={close} />, document.body)}
    </>
  );
}

const Keyed = ({ opening, panel, close }: Opened & { close: (opening: number) => void }) => panel(() => close(opening));
