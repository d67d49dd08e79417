import { type ReactNode, useEffect, useRef } from 'react';
import { FormSteps } from './form-aside-boxes';

type Props = {
  texts: Record<'sentTitle' | 'received' | 'nextTitle' | 'another', string> & {
    next: readonly string[];
  };
  /** The number to refer to the request by. */
  reference?: ReactNode;
  onAnother: () => void;
  /** Further links. */
  children?: ReactNode;
};

/** Confirms a request (M114, M156, M158): the promise, the number, the next steps, and a link to make another one. */
export function RequestReceived({ texts, reference, onAnother, children }: Props) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.focus(), []);
  return (
    <section ref={section} tabIndex={-1} className="stack request-received" aria-labelledby="received-t">
      <h2 id="received-t" className="text-2xl">
        {texts.sentTitle}
      </h2>
      <p className="ok-panel" role="status">
        {texts.received}
      </p>
      {reference}
      <h3 className="pt-4">{texts.nextTitle}</h3>
      <FormSteps steps={texts.next} />
      <p className="flex flex-wrap items-center gap-x-6 gap-y-3 pt-4">
        <button type="button" className="btn btn-line" onClick={onAnother}>
          {texts.another}
        </button>
        {children}
      </p>
    </section>
  );
}

type DonePanelProps = {
  title: string;
  text: string;
  /** Heading level: h3 in a dialog, because the dialog has an h2. */
  heading?: 'h2' | 'h3';
  children?: ReactNode;
};

/** Replaces a form that was sent; it is announced and gets the focus. */
export function DonePanel({ title, text, heading: Heading = 'h2', children }: DonePanelProps) {
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
