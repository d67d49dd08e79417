import type { Ref } from 'react';
import type { AppointmentTexts } from './form-texts';

type Props = { texts: AppointmentTexts; onAnother: () => void; ref: Ref<HTMLElement> };

/** A call-back request was taken (checklist M114): the documents' sentence, what happens now, another one. */
export function RequestReceived({ texts, onAnother, ref }: Props) {
  return (
    <section ref={ref} tabIndex={-1} className="stack" aria-labelledby="cita-received-t">
      <h2 id="cita-received-t" className="text-2xl">
        {texts.sentTitle}
      </h2>
      <p className="ok-panel" role="status">
        {texts.received}
      </p>
      <h3 className="pt-4">{texts.nextTitle}</h3>
      <ol className="form-steps">
        <li>{texts.next1}</li>
        <li>{texts.next2}</li>
        <li>{texts.next3}</li>
      </ol>
      <p className="pt-4">
        <button type="button" className="btn btn-line" onClick={onAnother}>
          {texts.another}
        </button>
      </p>
    </section>
  );
}
