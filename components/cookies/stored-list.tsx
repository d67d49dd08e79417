import type { CookieTexts } from '@/components/shared/cookie-texts';

type Key = keyof CookieTexts;

/** Everything this site itself stores in a browser; the policy page says the same (a test compares them). Without https the names have no __Host-. */
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

/** The same for the memory of the tab, by the keys of the messages. */
export const IN_THE_TAB: [name: Key, purpose: Key, time: Key][] = [
  ['noticeName', 'notice', 'tab'],
  ['wizardName', 'wizard', 'halfHour'],
  ['recentName', 'recent', 'halfHour'],
];

/** Name, purpose and duration of what the site needs to work. */
export function StoredList({ texts }: { texts: CookieTexts }) {
  const rows = [...STORED, ...IN_THE_TAB.map(([name, ...rest]) => [texts[name], ...rest] as (typeof STORED)[number])];
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
