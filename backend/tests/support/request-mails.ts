import type { MailKind } from '#mail/templates';

const person = { name: 'Ana Pérez Gómez', phone: '600 000 000', email: 'ana@example.test' };
const clinic = { name: 'Valencia Centro', address: 'C/ Colón, 1; València', phone: '963 400 100' };
const bought = {
  person,
  product: 'Resonancia de rodilla',
  priceCents: 19900,
  clinic,
  code: '7KQF-M2TX-9RWA',
  goodUntil: '2027-05-12',
};
const LINK = 'https://www.clinica.test/profesionales/nueva-contrasena#token=AAECAwQFBgcICQoLDA0ODw';
const VISIT_LINK = 'https://www.clinica.test/cita#AAECAwQFBgcICQoLDA0ODwAAECAwQFBgcICQoLDA0OD';
const LEAVE_LINK = 'https://www.clinica.test/espera#AAECAwQFBgcICQoLDA0ODwAAECAwQFBgcICQoLDA0OD';
const OTHER_LEAVE_LINK = LEAVE_LINK.replace('AAEC', 'BBEC');
const HOUR_LINK = 'https://www.clinica.test/pedir-cita?clinica=1&fecha=2026-12-14#prueba=testAntigenos&hueco=0915-0930';

const RIGHTS = { reference: '7KQF-M2TX-9RWA', right: 'erasure', dueOn: '2026-12-14' } as const;

/** For each kind of mail that is not about an appointment, a queued payload and the facts the mail must show. */
export const REQUEST_MAILS = {
  'visit-link': {
    payload: { name: 'Ana Pérez', reference: '7KQF-M2TX', link: VISIT_LINK },
    facts: ['7KQF-M2TX', 'Ana Pérez', VISIT_LINK],
  },
  'visit-reminder': {
    payload: {
      numcita: 'AAECAwQFBgcICQoLDA0ODw',
      reference: '7KQF-M2TX',
      patient: { name: 'Ana Pérez Gómez' },
      day: '2026-12-14',
      initTime: '0915',
      clinic: { ...clinic, whatsapp: null },
      isTest: true,
      changeUntil: { day: '2026-12-13', initTime: '0915' },
      link: VISIT_LINK,
    },
    facts: ['7KQF-M2TX', 'Ana Pérez Gómez', 'Valencia Centro', 'C/ Colón, 1', '963 400 100', '09:15', VISIT_LINK],
  },
  'video-link': {
    payload: {
      reference: '7KQF-M2TX',
      patient: { name: 'Ana Pérez Gómez' },
      day: '2026-12-14',
      initTime: '0915',
      clinic: { ...clinic, whatsapp: null },
      isVideo: true,
      link: VISIT_LINK,
      videoLink: 'https://video.clinica.test/7KQF-M2TX',
    },
    facts: ['7KQF-M2TX', 'Ana Pérez Gómez', 'Valencia Centro', '09:15', VISIT_LINK, 'https://video.clinica.test/7KQF'],
  },
  'hold-ending': {
    payload: {
      reference: '7KQF-M2TX',
      patient: { name: 'Ana Pérez Gómez' },
      day: '2026-12-14',
      initTime: '0915',
      until: '0725',
      link: VISIT_LINK,
    },
    facts: ['7KQF-M2TX', 'Ana Pérez Gómez', '09:15', '07:25', VISIT_LINK],
  },
  'email-code': {
    payload: { name: 'Ana Pérez', code: '012345', minutes: 10 },
    facts: ['012345', '10 minut'],
  },
  'waiting-joined': {
    payload: { service: 'Antigen test', clinic, from: '2026-12-14', until: '2026-12-16', leave: LEAVE_LINK },
    facts: ['Antigen test', 'Valencia Centro', '14', '16', LEAVE_LINK],
  },
  'waiting-hour': {
    payload: {
      ...{ service: 'Antigen test', clinic, day: '2026-12-14', initTime: '0915', minutes: 30 },
      ...{ link: HOUR_LINK, leave: LEAVE_LINK },
    },
    facts: [
      'Antigen test',
      'Valencia Centro',
      '14',
      '09:15',
      '30',
      'https://www.clinica.test/pedir-cita?clinica=1',
      LEAVE_LINK,
    ],
  },
  'waiting-link': {
    payload: {
      entries: [
        { service: 'Antigen test', clinic, from: '2026-12-14', until: '2026-12-16', leave: LEAVE_LINK },
        {
          ...{ service: 'PCR test', clinic: { ...clinic, name: 'Castelló' }, from: '2026-12-20', until: '2026-12-20' },
          leave: OTHER_LEAVE_LINK,
        },
      ],
    },
    facts: [
      ...['Antigen test', 'Valencia Centro', '14', '16', LEAVE_LINK],
      ...['PCR test', 'Castelló', '20', OTHER_LEAVE_LINK],
    ],
  },
  voucher: {
    payload: bought,
    facts: ['7KQF-M2TX-9RWA', 'Resonancia de rodilla', 'Valencia Centro', '199', '963 400 100'],
  },
  'product-request-notice': {
    payload: { ...bought, wantsNewsletter: true },
    facts: ['7KQF-M2TX-9RWA', 'Ana Pérez Gómez', '600 000 000', 'ana@example.test', 'Resonancia de rodilla'],
  },
  'contact-received': {
    payload: { reference: '7KQF-M2TX-9RWA', name: 'Ana Pérez', clinic: 'Valencia Centro' },
    facts: ['7KQF-M2TX-9RWA', 'Ana Pérez', 'Valencia Centro', '112'],
  },
  'contact-answer': {
    payload: {
      ...{ reference: '7KQF-M2TX-9RWA', name: 'Ana Pérez', clinic: 'Valencia Centro', message: 'Hola,\n¿abrís hoy?' },
      ...{ answer: 'Sí, hasta las 22:00.\nTe esperamos.', written: '2026-11-20T09:15:00.000Z' },
    },
    facts: ['7KQF-M2TX-9RWA', 'Ana Pérez', 'Valencia Centro', 'Sí, hasta las 22:00.', 'Te esperamos.', '¿abrís hoy?'],
  },
  'contact-notice': {
    payload: { reference: '7KQF-M2TX-9RWA', person, message: 'Hola,\n¿abrís hoy?', clinic: 'Valencia Centro' },
    facts: ['7KQF-M2TX-9RWA', 'ana@example.test', 'Hola,', '¿abrís hoy?', 'Valencia Centro'],
  },
  'callback-notice': {
    payload: {
      name: 'Dra. Marta Ruiz',
      email: 'marta@example.test',
      speciality: 'Cardiología',
      phone: '600 111 222',
      window: '11:00-13:00',
      reason: 'Baja o cambio de datos del portal profesional',
    },
    facts: [
      'Dra. Marta Ruiz',
      '600 111 222',
      '11:00-13:00',
      'Baja o cambio de datos',
      'Cardiología',
      'marta@example.test',
    ],
  },
  'registration-received': { payload: { name: 'Eva Gil', isKnown: false }, facts: ['Eva Gil'] },
  'registration-notice': {
    payload: {
      name: 'Eva Gil',
      email: 'eva@example.test',
      phone: '600 333 444',
      collegeNumber: '46/54321',
      speciality: 'Cardiología',
    },
    facts: ['Eva Gil', 'eva@example.test', '600 333 444', '46/54321', 'Cardiología'],
  },
  'professional-approved': { payload: { name: 'Eva Gil', link: LINK, minutes: 4320 }, facts: ['Eva Gil', LINK, '72'] },
  'professional-refused': {
    payload: { name: 'Eva Gil', reason: 'El número de colegiado no existe.' },
    facts: ['Eva Gil', 'El número de colegiado no existe.'],
  },
  'password-reset': { payload: { name: 'Eva Gil', link: LINK, minutes: 30 }, facts: ['Eva Gil', LINK, '30'] },
  'password-changed': {
    payload: { name: 'Eva Gil' },
    facts: ['Eva Gil', '2026', '/forgot-password-profesional'],
  },
  'rights-received': {
    payload: { ...RIGHTS, name: 'Ana Pérez' },
    facts: ['7KQF-M2TX-9RWA', 'Ana Pérez'],
  },
  'rights-notice': { payload: RIGHTS, facts: ['7KQF-M2TX-9RWA'] },
  'rights-update': {
    payload: {
      ...{ reference: '7KQF-M2TX-9RWA', name: 'Ana Pérez', about: 'extended', dueOn: '2027-02-14', text: 'Hay mucho.' },
      stored: [
        { kind: 'receipt', number: '2026-000007', until: '2032-12-14' },
        { kind: 'booking', number: '7KQF-M2TX', until: '2027-12-14' },
      ],
    },
    facts: ['7KQF-M2TX-9RWA', 'Ana Pérez', 'Hay mucho.', '2026-000007', 'www.aepd.es'],
  },
} satisfies Partial<Record<MailKind, { payload: object; facts: string[] }>>;
