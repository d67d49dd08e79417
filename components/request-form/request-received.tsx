import type { ReactNode, Ref } from 'react';
import type { RequestTexts } from './request-texts';
import './requests.css';

type Props = {
  texts: RequestTexts;
  /** The number to refer to the request by; null when there is none. */
  reference: string | null;
  onAnother: () => void;
  /** A further way on. */
  children?: ReactNode;
  ref: Ref<HTMLElement>;
};

/** A request was taken (checklist M156, M158): what was promised, its number, what happens now, another one. */
export function RequestReceived({ texts, reference, onAnother, children, ref }: Props) {
  return (
    <section ref={ref} tabIndex={-1} className="stack request-received" aria-labelledby="solicitud-received-t">
      <h2 id="solicitud-received-t" className="text-2xl">
        {texts.sentTitle}
      </h2>
      <p className="ok-panel" role="status">
        {texts.received}
      </p>
      {reference && (
        <p className="request-reference">
          <span>{texts.referenceTitle}</span> <strong>{reference}</strong>
        </p>
      )}
      <h3 className="pt-4">{texts.nextTitle}</h3>
      <ol className="form-steps">
        {texts.next.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-3 pt-4">
        <button type="button" className="btn btn-line" onClick={onAnother}>
          {texts.another}
        </button>
        {children}
      </p>
    </section>
  );
}
