/** Type and maximum size of a body an endpoint accepts, and how long it may take if not as long as others. */
export type BodyRule = { type: RegExp; maxBytes: number; deadlineMs?: number };

/** An HTTP endpoint: data, pictures, health. */
export type Endpoint = {
  /** Those the route handler exports; HEAD is included in GET, the proxy answers OPTIONS. */
  methods: readonly Method[];
  /** Of a POST, PUT or PATCH; without a rule no body is read. */
  body?: BodyRule;
};

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

const JSON_TYPE = /^application\/json\s*(?:;|$)/i;
/** A bank's notification: a form or JSON, never multipart. */
const NOTICE_TYPE = /^application\/(?:x-www-form-urlencoded|json)\s*(?:;|$)/i;
const ANY_TYPE = /^/;

const reads: Endpoint = { methods: ['GET'] };
/** An endpoint that is sent a body of this type and size. */
export const takes = (maxBytes: number, type = JSON_TYPE): Endpoint => ({
  methods: ['POST'],
  body: { type, maxBytes },
});

const FORM = takes(65_536);
const PROFESSIONAL = takes(16_384);
const PAYMENT = takes(16_384, NOTICE_TYPE);

/** Every endpoint by its path; a test holds the list to the route handlers of app/. */
const ENDPOINTS: Readonly<Record<string, Endpoint>> = {
  '/api/buscador': { ...FORM, methods: ['GET', 'POST'] },
  '/api/citas/asistente': reads,
  '/api/citas/buscarhuecos': reads,
  '/api/citas/calendario': reads,
  '/api/citas/comprobar': reads,
  '/api/citas/consulta': reads,
  '/api/citas/enlace': takes(2_048),
  '/api/citas/espera': takes(2_048),
  '/api/citas/espera/salir': takes(1_024),
  '/api/citas/liberar': takes(1_024),
  '/api/citas/pendiente': reads,
  '/api/citas/precios': reads,
  '/api/citas/proximos': reads,
  '/api/citas/propia': takes(1_024),
  '/api/citas/solicitar': FORM,
  '/api/clinicas': reads,
  '/api/contactos/solicitar': FORM,
  '/api/cookies': reads,
  '/api/derechos/solicitar': FORM,
  '/api/opciones': { ...takes(2_048), methods: ['GET', 'POST'] },
  '/api/pagos/aviso': PAYMENT,
  '/api/pagos/pagar': reads,
  '/api/pagos/prueba': PAYMENT,
  '/api/profesional/sesion': { methods: ['GET', 'DELETE'] },
  '/api/profesional/textos': reads,
  '/api/profesionales/checkfirsttime': PROFESSIONAL,
  '/api/profesionales/forgotpassword': PROFESSIONAL,
  '/api/profesionales/misdatos': PROFESSIONAL,
  '/api/profesionales/resetpassword': PROFESSIONAL,
  '/api/profesionales/solicitarprofesional': PROFESSIONAL,
  '/api/profesionales/upgradepassword': PROFESSIONAL,
  '/api/profesionals/register': PROFESSIONAL,
  '/api/reservas/solicitar': FORM,
  '/api/revalidate': takes(65_536, ANY_TYPE),
  '/login_profesional_check': takes(8_192),
  '/salud/listo': reads,
  '/salud/vivo': reads,
};

/** Families of addresses that accept GET only. */
const READ_ONLY = [/^\/media\/./, /^\/sitemaps\/[a-z-]+(?:-\d+)?\.xml$/];

/** Only endpoints exist below these; elsewhere an unknown address is a page that is not found. */
const RESERVED = ['/api/', '/media/', '/sitemaps/'];

/** The endpoint of a path, 'none' where only endpoints can be and there is none, null for the address of a page. */
export function endpointOf(path: string): Endpoint | 'none' | null {
  if (Object.hasOwn(ENDPOINTS, path)) return ENDPOINTS[path] ?? null;
  if (READ_ONLY.some((family) => family.test(path))) return reads;
  return RESERVED.some((prefix) => path.startsWith(prefix)) ? 'none' : null;
}

/** The paths of the list, for the test that compares it with app/. */
export const endpointPaths = (): string[] => Object.keys(ENDPOINTS);

/** The methods an endpoint answers, as Allow names them. */
export const allowed = ({ methods }: Endpoint): string =>
  methods
    .flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
    .concat('OPTIONS')
    .join(', ');

export const accepts = ({ methods }: Endpoint, method: string): boolean =>
  methods.some((one) => one === method || (one === 'GET' && method === 'HEAD'));
