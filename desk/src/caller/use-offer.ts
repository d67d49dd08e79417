import { useQuery } from '@tanstack/react-query';
import { useLocaleState } from 'react-admin';
import { ask } from '../api';
import { useFreeHours } from '../hours/use-free-hours';
import { type CallerDraft, specialityOf, testOf } from './draft';

type Named = { id: number; nombre: string };
/** `sms`: patients without an e-mail are sent text messages. */
export type Offer = {
  sms: boolean;
  pruebas: { tipo: string; nombre: string }[];
  especialidades: (Named & { medicos: Named[] })[];
};

/** What the clinic can be booked for; undefined until a clinic is chosen and it was read. */
export function useOffer({ centromedico }: CallerDraft): Offer | undefined {
  const [locale] = useLocaleState();
  return useQuery({
    queryKey: ['oferta', centromedico, locale],
    queryFn: () => ask<Offer>('GET', `/oferta?${new URLSearchParams({ clinica: centromedico, idioma: locale })}`),
    enabled: centromedico !== '',
    staleTime: 5 * 60_000,
  }).data;
}

/** The next free hours of what is chosen, read again while the call lasts; undefined until something is. */
export function useHours(draft: CallerDraft) {
  const { centromedico, medico, desde } = draft;
  const [test, speciality] = [testOf(draft), specialityOf(draft)];
  const about = { ...(test ? { prueba: test } : { especialidad: speciality, medico }) };
  const query = new URLSearchParams({ clinica: centromedico, ...about, fecha: desde });
  return useFreeHours(`/huecos?${query}`, {
    enabled: centromedico !== '' && (test !== null || speciality !== ''),
  });
}
