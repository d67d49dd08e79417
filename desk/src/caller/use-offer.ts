import { useQuery } from '@tanstack/react-query';
import { useLocaleState } from 'react-admin';
import { request } from '../api';
import { today } from '../format';
import { type Hours, useFreeHours } from '../hours/use-free-hours';
import { type CallerDraft, type ChosenHour, diagnosticTestOf, specialityOf, testOf } from './draft';

type Named = { id: number; nombre: string };
/** `sms` is true if patients without an e-mail get text messages. */
export type Offer = {
  sms: boolean;
  pruebas: { tipo: string; nombre: string }[];
  /** Diagnostic tests with an agenda, each with the speciality that it is booked with. */
  estudios: (Named & { especialidad: number })[];
  especialidades: (Named & { medicos: Named[] })[];
};

/**
 * Reads the services that can be booked at the clinic. Undefined until a clinic is chosen and the response has arrived.
 */
export function useOffer({ centromedico }: CallerDraft): Offer | undefined {
  const [locale] = useLocaleState();
  return useQuery({
    queryKey: ['oferta', centromedico, locale],
    queryFn: () => request<Offer>('GET', `/oferta?${new URLSearchParams({ clinica: centromedico, idioma: locale })}`),
    enabled: centromedico !== '',
    staleTime: 5 * 60_000,
  }).data;
}

/**
 * Reads the next free hours of the chosen service, and repeats this during the call. Undefined until a service is
 * chosen.
 */
export function useHours(draft: CallerDraft) {
  const { centromedico, medico, modalidad, desde } = draft;
  const speciality = specialityOf(draft);
  const test = testOf(draft) ?? (diagnosticTestOf(draft) || null);
  const about = { ...(test ? { prueba: test } : { especialidad: speciality, medico, modalidad }) };
  const first = desde && ([desde, today()].toSorted().at(-1) ?? desde); // the year begins with zeros while it is typed
  const query = new URLSearchParams({ clinica: centromedico, ...about, fecha: first });
  return useFreeHours(`/huecos?${query}`, {
    enabled: centromedico !== '' && (test !== null || speciality !== ''),
  });
}

/** Returns the kind of hour: 'free', 'agreed', or 'called' when the patient wants to be called. */
export const hourKind = ({ llamada, que }: CallerDraft, hours: Hours | undefined): 'free' | 'agreed' | 'called' => {
  if (llamada === '1' && !que.startsWith('prueba:')) return 'called';
  return hours && !hours.agenda ? 'agreed' : 'free';
};

/**
 * Returns the chosen free hour, 'YYYY-MM-DD HHMM': the clicked one, otherwise the one that covers the entry of the
 * agenda from which the form was opened; '' if there is none.
 */
export function chosenOf({ hora, dia, inicio }: CallerDraft, hours: Hours | undefined): string {
  if (hora !== '') return hora;
  const requested = inicio.replace(':', '');
  const day = hours?.dias.find(({ fecha }) => fecha === dia);
  const covering =
    requested === '' ? undefined : day?.horas.find((hour) => hour.inicio <= requested && requested < hour.fin);
  return day && covering ? `${day.fecha} ${covering.inicio}` : '';
}

/** Returns day and hour for the body of the call. */
export function hourOf(draft: CallerDraft, hours: Hours | undefined): ChosenHour {
  const kind = hourKind(draft, hours);
  if (kind === 'called') return { dia: draft.dia, hueco: '', fin: '' };
  if (kind === 'agreed') return { dia: draft.dia, hueco: draft.inicio, fin: draft.fin };
  const [dia = '', hueco = ''] = chosenOf(draft, hours).split(' ');
  return { dia, hueco, fin: '' };
}
