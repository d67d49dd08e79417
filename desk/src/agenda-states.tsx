import type { KeyIn } from './translator';
import { useTranslate } from './use-translate';

type Colours = [background: string, text: string];

/** Background and text colour by state; each state is also written out. */
const COLOURS: [state: KeyIn<'desk.states'>, colours: Colours][] = [
  ['confirmed', ['#E9F5F2', '#0A5C54']],
  ['held', ['#FFF6E0', '#7A4E00']],
  ['requested', ['#EAF2FC', '#1B4F8F']],
  ['arrived', ['#CBE8E1', '#084740']],
  ['no_show', ['#FDEEEC', '#9C1D14']],
  ['cancelled', ['#E6EEEE', '#3B4D59']],
];
const BY_STATE = new Map<string, Colours>(COLOURS);
const OTHER: Colours = ['#EAF2FC', '#1B4F8F'];

/** Returns background and text colour of a state, or of the attendance of a visit. */
export const stateColours = (state: string): Colours => BY_STATE.get(state) ?? OTHER;

/** The legend of the colours of the agenda. */
export const AgendaLegend = () => {
  const translate = useTranslate();
  return (
    <ul className="desk-legend desk-no-print" aria-label={translate('desk.caller.legend')}>
      {COLOURS.map(([state, [background, text]]) => (
        <li key={state} className={`desk-event-${state}`} style={{ background, color: text, borderColor: text }}>
          {translate(`desk.states.${state}`)}
        </li>
      ))}
    </ul>
  );
};
