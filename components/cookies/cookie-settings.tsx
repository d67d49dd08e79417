import { type FormEvent, useEffect, useRef } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { PURPOSES, type Purpose, purposesOf, servicesFor } from '@/lib/domain/cookies/choice';
import { type Locale, localePath } from '@/lib/i18n/locales';
import type { CookieTexts } from './cookie-texts';
import { StoredList } from './stored-list';

type Props = {
  texts: CookieTexts;
  locale: Locale;
  /** Letters of the configured services; without any there is nothing to choose. */
  services: string;
  granted: Purpose[];
  onDecide: (purposes: Purpose[]) => void;
  onClose: () => void;
};

/** The second layer: each purpose with who is behind it, none ticked beforehand, and what the site itself stores. */
export function CookieSettings({ texts, locale, services, granted, onDecide, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const asked = purposesOf(services);
  const decide = (purposes: Purpose[]) => {
    dialog.current?.close(); // the browser gives the focus back, as it does not to a dialog that is taken away
    onDecide(purposes);
  };
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const ticked = new FormData(event.currentTarget).getAll('purpose');
    decide(PURPOSES.filter((purpose) => ticked.includes(purpose)));
  };
  return (
    <Dialog id="cookies" ref={dialog} title={texts.title} closeLabel={texts.close} onClose={onClose}>
      <form className="stack" onSubmit={save}>
        <p>
          {asked.length > 0 ? texts.intro : texts.none}{' '}
          <a className="link" href={localePath(locale, '/politica-cookies')}>
            {texts.policy}
          </a>
        </p>
        <div className="cookie-purpose">
          <h3>{texts.necessary}</h3>
          <p className="pill pill-ok">{texts.always}</p>
          <p>{texts.necessaryText}</p>
          <StoredList texts={texts} />
        </div>
        {asked.map((purpose) => (
          <div className="cookie-purpose" key={purpose}>
            <label className="cookie-check" htmlFor={`cookies-${purpose}`}>
              <input
                type="checkbox"
                id={`cookies-${purpose}`}
                name="purpose"
                value={purpose}
                defaultChecked={granted.includes(purpose)}
                aria-describedby={`cookies-${purpose}-d`}
              />
              <strong>{texts[purpose]}</strong>
            </label>
            <div id={`cookies-${purpose}-d`}>
              <p>{texts[`${purpose}Text`]}</p>
              <p className="muted">
                {texts.services}{' '}
                {servicesFor(purpose, services)
                  .map((letter) => texts[letter])
                  .join(' ')}
              </p>
            </div>
          </div>
        ))}
        {asked.length > 0 && (
          <div className="cookie-answers">
            <button type="button" className="btn btn-primary" onClick={() => decide(asked)}>
              {texts.accept}
            </button>
            <button type="button" className="btn btn-primary" onClick={() => decide([])}>
              {texts.reject}
            </button>
            <button type="submit" className="btn btn-line">
              {texts.save}
            </button>
          </div>
        )}
      </form>
    </Dialog>
  );
}
