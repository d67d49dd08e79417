import type { ContentLocale } from '@/backend/catalogue/locale';

/** What the pages of the payment say. `{…}` is filled in. */
export type PageWords = {
  title: string;
  testTitle: string;
  testBadge: string;
  testNotice: string;
  summary: string;
  concept: string;
  clinic: string;
  when: string;
  whenAt: string;
  order: string;
  total: string;
  held: string;
  toBank: string;
  pay: string;
  approve: string;
  decline: string;
  lapsedTitle: string;
  lapsed: string;
  unknownTitle: string;
  unknown: string;
  failedTitle: string;
  failed: string;
  bookAgain: string;
  home: string;
};

export const PAGE_WORDS: Record<ContentLocale, PageWords> = {
  es: {
    title: 'Pago de tu cita',
    testTitle: 'Pago de prueba',
    testBadge: 'Entorno de pruebas',
    testNotice: 'Este pago es simulado: no se cobra nada y no se piden datos de ninguna tarjeta.',
    summary: 'Lo que pagas',
    concept: 'Servicio',
    clinic: 'Clínica',
    when: 'Día y hora',
    whenAt: '{day}, a las {time}',
    order: 'Número de pedido',
    total: 'Total, impuestos incluidos',
    held: 'Te guardamos la hora hasta las {time}. Si no pagas antes, quedará libre para otra persona.',
    toBank: 'El pago se hace en la página segura de tu banco. Nosotros no vemos los datos de tu tarjeta.',
    pay: 'Continuar al pago',
    approve: 'Aprobar el pago',
    decline: 'Rechazar el pago',
    lapsedTitle: 'Esta hora ya no está reservada',
    lapsed: 'El tiempo para pagar ha terminado y la hora ha quedado libre. Puedes volver a pedir cita.',
    unknownTitle: 'No encontramos este pago',
    unknown: 'Comprueba que la dirección está completa o vuelve a pedir cita.',
    failedTitle: 'El pago no está disponible',
    failed: 'Algo ha fallado por nuestra parte. Inténtalo de nuevo en unos minutos.',
    bookAgain: 'Pedir cita',
    home: 'Ir al inicio',
  },
  ca: {
    title: 'Pagament de la teua cita',
    testTitle: 'Pagament de prova',
    testBadge: 'Entorn de proves',
    testNotice: 'Aquest pagament és simulat: no es cobra res i no es demanen dades de cap targeta.',
    summary: 'El que pagues',
    concept: 'Servei',
    clinic: 'Clínica',
    when: 'Dia i hora',
    whenAt: '{day}, a les {time}',
    order: 'Número de comanda',
    total: 'Total, impostos inclosos',
    held: "Et guardem l'hora fins a les {time}. Si no pagues abans, quedarà lliure per a una altra persona.",
    toBank: 'El pagament es fa en la pàgina segura del teu banc. Nosaltres no veiem les dades de la teua targeta.',
    pay: 'Continuar al pagament',
    approve: 'Aprovar el pagament',
    decline: 'Rebutjar el pagament',
    lapsedTitle: 'Aquesta hora ja no està reservada',
    lapsed: "El temps per a pagar s'ha acabat i l'hora ha quedat lliure. Pots tornar a demanar cita.",
    unknownTitle: 'No trobem aquest pagament',
    unknown: "Comprova que l'adreça està completa o torna a demanar cita.",
    failedTitle: 'El pagament no està disponible',
    failed: "Alguna cosa ha fallat per part nostra. Torna-ho a intentar d'ací a uns minuts.",
    bookAgain: 'Demana cita',
    home: "Ves a l'inici",
  },
  en: {
    title: 'Pay for your appointment',
    testTitle: 'Test payment',
    testBadge: 'Test environment',
    testNotice: 'This payment is simulated: nothing is charged and no card details are asked for.',
    summary: 'What you are paying for',
    concept: 'Service',
    clinic: 'Clinic',
    when: 'Day and time',
    whenAt: '{day} at {time}',
    order: 'Order number',
    total: 'Total, taxes included',
    held: 'We are keeping this time for you until {time}. After that it becomes free for someone else.',
    toBank: 'You pay on the secure page of your bank. We never see your card details.',
    pay: 'Continue to payment',
    approve: 'Approve the payment',
    decline: 'Decline the payment',
    lapsedTitle: 'This time is no longer reserved',
    lapsed: 'The time to pay is over and the slot has been released. You can book again.',
    unknownTitle: 'We cannot find this payment',
    unknown: 'Check that the address is complete, or book again.',
    failedTitle: 'Payment is not available',
    failed: 'Something went wrong on our side. Please try again in a few minutes.',
    bookAgain: 'Request an appointment',
    home: 'Go to the home page',
  },
};
