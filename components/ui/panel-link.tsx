import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { FOLLOW_AFTER_MS, scripted } from '@/lib/browser/scripted';
import { useHydrated } from '@/lib/hooks/use-hydrated';
import { restoreFocus } from './restore-focus';

/** A dialog that opens itself when it is drawn, and calls this when it is closed, in any way. */
export type Panel = (onClose: () => void) => ReactNode;

type Props = {
  href: string;
  className: string;
  /** Code and content of the dialog, loaded on its first use. */
  load: () => Promise<Panel>;
  /** True if the link opens no dialog. */
  isPlain?: boolean;
  /** True if the page of the link does not offer the same: it is then never followed on a slow line. */
  isOnlyWay?: boolean;
  children: ReactNode;
};

/** Each opening is a new dialog: `close` may fire after the next opening. */
type Opened = { opening: number; panel: Panel; opener: HTMLElement };

/**
 * A link that opens a dialog, after hydration when pressed earlier. When loading fails, or takes longer than
 * FOLLOW_AFTER_MS and is not the only way, the link is followed.
 */
export function PanelLink({ href, className, load, isPlain = false, isOnlyWay = false, children }: Props) {
  const isHydrated = useHydrated();
  const [isComing, setComing] = useState(false);
  const [opened, setOpened] = useState<Opened | null>(null);
  const openings = useRef(0);

  const open = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (isPlain || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { currentTarget: opener } = event;
    if (isComing) return;
    setComing(true);
    try {
      const panel = await (isOnlyWay ? load() : Promise.race([load(), deadline()]));
      openings.current += 1;
      setOpened({ panel, opening: openings.current, opener });
    } catch {
      location.assign(href);
    }
    setComing(false); // also for the page the browser's back button shows again
  };
  const close = ({ opening, opener }: Opened) => {
    if (opening !== openings.current) return;
    setOpened(null);
    restoreFocus(opener);
  };

  return (
    <>
      <a
        className={className}
        href={href}
        aria-haspopup={isHydrated && !isPlain ? 'dialog' : undefined}
        {...(!isPlain && scripted(isOnlyWay ? 'only-dialog' : 'dialog'))}
        aria-busy={isComing || undefined}
        onClick={open}
      >
        {children}
      </a>
      {opened && createPortal(<Keyed key={opened.opening} {...{ opened, close }} />, document.body)}
    </>
  );
}

type KeyedProps = { opened: Opened; close: (opened: Opened) => void };

const Keyed = ({ opened, close }: KeyedProps) => opened.panel(() => close(opened));

const deadline = () => new Promise<never>((_, reject) => setTimeout(reject, FOLLOW_AFTER_MS));
