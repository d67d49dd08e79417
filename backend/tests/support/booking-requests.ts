import { addDays, madridDay, weekdayOf } from '@clinic/contract/dates';

/** A Monday two to three weeks from now by the clinics' calendar: the database measures holds with its own clock. */
export const comingMonday = (): string => {
  const day = addDays(madridDay(new Date()), 14);
  return addDays(day, (8 - weekdayOf(day)) % 7);
};

/** A complete request for a slot as the site sends it. */
export const slotRequest = (more: Record<string, unknown> = {}): Record<string, unknown> => ({
  escovid: true,
  aseguradora: null,
  especialidad: null,
  horario: null,
  tipo: 'testPCR',
  centromedico: '1',
  dia: comingMonday().split('-').reverse().join('-'),
  hueco: '0900-0920',
  precio: '0.01',
  servicetext: 'PCR',
  generaltext: '<p>…</p>',
  scheduleId: 1,
  serviceId: 1,
  valoracionsolicitud: '1',
  contactocovid: 'NO',
  sintomascovid: 'SI',
  pacienteingresado: 'NO',
  requestCovidCertificate: 'NO',
  nombre: 'Ana',
  apellidos: 'Pérez Gómez',
  fechanacimiento: '1980-02-29',
  email: 'ana@example.test',
  emailconfirmation: 'ana@example.test',
  telefono: '600 000 000',
  tipoDocIdentificacion: 'DNI',
  dni: '12345678Z',
  pasaporte: null,
  direccion: 'C/ Colón, 1',
  cp: '46004',
  ciudad: 'València',
  provincia: 'València',
  pais: 'ES',
  paisname: 'España',
  nocoincidefacturacion: false,
  terminos: 1,
  consientenotificaciones: 0,
  nopagar: false,
  urlorigen: '/clinicas/valencia-centro',
  ...more,
});

/** A complete normal request as the site sends it. */
export const normalRequest = (more: Record<string, unknown> = {}): Record<string, unknown> => ({
  escovid: false,
  especialidad: '2',
  centromedico: '1',
  aseguradora: 'privada',
  tipo: 'consulta',
  horario: 'Morning',
  nombre: 'Luis',
  apellidos: null,
  email: 'luis@example.test',
  telefono: '600 000 001',
  ...more,
});
