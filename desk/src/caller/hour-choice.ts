import type { Hours } from '../hours/use-free-hours';
import type { CallerDraft, ChosenHour } from './draft';

/** How the hour of the visit is given. */
export const hourKind = ({ llamada, que }: CallerDraft, hours: Hours | undefined): 'free' | 'agreed' | 'called' => {
  if (llamada === '1' && !que.startsWith('prueba:')) return 'called';
  return hours && !hours.agenda ? 'agreed' : 'free';
};

/**
 * The free hour that is chosen, 'YYYY-MM-DD HHMM': the one that was clicked, or the one that covers the line of the agenda the
 * form was opened from. '' for none.
 */
export function chosenOf({ hora, dia, inicio }: CallerDraft, hours: Hours | undefined): string {
  if (hora !== '') return hora;
  const asked = inicio.replace(':', '');
  const day = hours?.dias.find(({ fecha }) => fecha === dia);
  const covering = asked === '' ? undefined : day?.horas.find((hour) => hour.inicio <= asked && asked < hour.fin);
  return day && covering ? `${day.fecha} ${covering.inicio}` : '';
}

/** Day and hour of the call. */
export function hourOf(draft: CallerDraft, hours: Hours | undefined): ChosenHour {
  const kind = hourKind(draft, hours);
  if (kind === 'called') return { dia: draft.dia, hueco: '', fin: '' };
  if (kind === 'agreed') return { dia: draft.dia, hueco: draft.inicio, fin: draft.fin };
  const [dia = '', hueco = ''] = chosenOf(draft, hours).split(' ');
  return { dia, hueco, fin: '' };
}
