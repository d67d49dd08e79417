import { type FormEvent, useEffect, useRef } from 'react';
import type { CookieTexts } from '@/components/shared/cookie-texts';
import { Dialog } from '@/components/ui/dialog';
import { PURPOSES, type Purpose, purposesOf, servicesFor } from '@/lib/domain/cookies/choice';
import { type Locale, localePath } from '@/lib/i18n/locales';

type Props = {
  texts: CookieTexts;
  locale: Locale;
  /** Letters of the configured services; without any there is nothing to choose. */
  services: string;
  granted: Purpose[];
  onDecide: (purposes: Purpose[]) => void;
  onClose: () => void;
};

/**
 * The second layer: each purpose with its providers, none selected initially, and the list of the site's own cookies.
 */
export function CookieSettings({ texts, locale, services, granted, onDecide, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const asked = purposesOf(services);
  const decide = (purposes: Purpose[]) => {
    dialog.current?.close(); // closing restores the focus, removing the dialog would not
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
          <PurposeField key={purpose} {...{ texts, purpose, services }} isGranted={granted.includes(purpose)} />
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

type PurposeProps = Pick<Props, 'texts' | 'services'> & { purpose: Purpose; isGranted: boolean };

/** The checkbox of a purpose, with its description and providers. */
function PurposeField({ texts, purpose, services, isGranted }: PurposeProps) {
  return (
    <div className="cookie-purpose">
      <label className="cookie-check" htmlFor={`cookies-${purpose}`}>
        <input
          type="checkbox"
          id={`cookies-${purpose}`}
          name="purpose"
          value={purpose}
          defaultChecked={isGranted}
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
  );
}

type Key = keyof CookieTexts;

/** Cookies of the site, as on the policy page (a test compares them). Without https the names have no __Host-. */
export const STORED: [name: string, purpose: Key, time: Key][] = [
  ['X-LOCALE-FRONT', 'language', 'untilDeleted'],
  ['cookies', 'choice', 'sixMonths'],
  ['__Host-cita', 'booking', 'day'],
  ['pago', 'unpaid', 'tenMinutes'],
  ['__Host-pro', 'session', 'eightHours'],
  ['profesional', 'isLoggedIn', 'eightHours'],
  ['__Host-pro-clave', 'firstPassword', 'tenMinutes'],
  ['__Host-pro-navegador', 'knownBrowser', 'sixMonths'],
];

/** The entries in the session storage of the tab; names are keys of the messages. */
export const SESSION_STORAGE_ENTRIES: [name: Key, purpose: Key, time: Key][] = [
  ['noticeName', 'notice', 'tab'],
  ['wizardName', 'wizard', 'halfHour'],
  ['recentName', 'recent', 'halfHour'],
];

/** Name, purpose and duration of each cookie and stored value that the site requires. */
function StoredList({ texts }: { texts: CookieTexts }) {
  const rows = [
    ...STORED,
    ...SESSION_STORAGE_ENTRIES.map(([name, ...rest]) => [texts[name], ...rest] as (typeof STORED)[number]),
  ];
  return (
    <details>
      <summary>{texts.stored}</summary>
      <table className="cookie-table">
        <thead>
          <tr>
            <th scope="col">{texts.storedName}</th>
            <th scope="col">{texts.storedFor}</th>
            <th scope="col">{texts.storedTime}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, purpose, time]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{texts[purpose]}</td>
              <td>{texts[time]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
