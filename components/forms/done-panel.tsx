import { type ReactNode, useEffect, useRef } from 'react';

type Props = {
  title: string;
  text: string;
  /** In a dialog the heading stands below that of the dialog. */
  heading?: 'h2' | 'h3';
  children?: ReactNode;
};

/** Replaces a form that was sent; it is announced and gets the focus. */
export function DonePanel({ title, text, heading: Heading = 'h2', children }: Props) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <section ref={panel} tabIndex={-1} className="stack" aria-label={title}>
      <Heading className="text-2xl">{title}</Heading>
      <p className="ok-panel" role="status">
        {text}
      </p>
      {children}
    </section>
  );
}
