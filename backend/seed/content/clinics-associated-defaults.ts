import type { ClinicSeed } from '@/backend/seed/types';

type AssociatedCentre = Pick<ClinicSeed, 'urlseo' | 'nombre' | 'region' | 'direccion' | 'otrotecnologia'> &
  Partial<ClinicSeed>;

/**
 * A whole record from what the card of an associated centre shows. Such a centre has no page of its own, so
 * everything else is empty unless it is given.
 */
export const associated = (centre: AssociatedCentre): ClinicSeed => ({
  otro: true,
  descripcion: null,
  email: null,
  telefono: null,
  whatsapp: null,
  fax: null,
  horarios: null,
  maps: null,
  actounico: false,
  teleconsulta: false,
  testpcr: false,
  testserologico: false,
  testantigenos: false,
  fotografia: null,
  equipamientos: [],
  especialidads: [],
  tituloseo: null,
  descripcionseo: null,
  ...centre,
});
