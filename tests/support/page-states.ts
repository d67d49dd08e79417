/**
 * The public pages with an address, in groups. Component tests check dialogs and the errors of an empty form; a journey
 * checks its own states.
 */
export const PAGE_STATES: Record<string, string[]> = {
  'the home, its layers and texts': [
    '/',
    '/aviso-legal',
    '/politica-privacidad',
    '/especialidades/cardiologo-valencia',
  ],
  'clinics and their directory': [
    '/clinicas/valencia-centro',
    '/clinicas/vila-real',
    '/clinicas/centros-asociados',
    '/aseguradoras',
    '/clinicas',
    '/clinicas?localidad=Valencia&abierta=1',
    '/clinicas?localidad=Soria',
  ],
  specialities: [
    '/especialidades',
    '/especialidades?servicio=medicas',
    '/especialidades/cardiologia/valencia',
    '/especialidades/medicina-deportiva',
    '/especialidades/resonancia-magnetica',
    '/especialidades/medicina-estetica',
  ],
  'doctors and tests': [
    '/medicos',
    '/medicos/dr-vicent-peris-llorca-2',
    '/pruebas',
    '/pruebas?servicio=imagen',
    '/pruebas/perfil-tiroideo',
    '/pruebas/bioimpedancia',
    '/precios',
    '/precios?busca=zzqxw',
  ],
  'the shop and its products': [
    '/especial-online',
    '/especial-online?especialidad=&clinica=',
    '/productos/chequeo-ginecologico',
    '/productos/tratamiento-estetico-a-medida',
    '/productos/gastroscopia-y-colonoscopia',
  ],
  'news and the search': [
    '/actualidad',
    '/actualidad/calendario-de-polenes-y-alergia',
    '/actualidad/asi-es-una-ecografia-en-video',
    '/actualidad/salud-y-running-prueba-de-esfuerzo',
    '/resultados-busqueda?q=a',
    `/resultados-busqueda?q=${'x'.repeat(100)}`,
    '/resultados-busqueda',
  ],
  forms: ['/pedir-cita', '/pedir-producto?producto=28', '/contacto', '/derechos-datos'],
  'consent and payment without a booking': [
    '/consentimiento-informado',
    '/payment/ko',
    '/payment/ok/AbCdEfGhIjKlMnOpQrStUv',
    '/api/pagos/pagar?numcita=AAAAAAAAAAAAAAAAAAAAAA',
  ],
};

/**
 * The maximum height of a page in pixels, or undefined: directories grow with the catalogue, but their pages must not.
 */
export const tallest = (path: string) =>
  /^(?:\/ca|\/en)?\/(?:clinicas|especialidades|pruebas)(?:\?|$)/.test(path) ? 10_000 : undefined;
