import { UPLOAD_BYTES } from '@clinic/contract/pictures';

// Every route handler of app/, once, with the methods and bodies it accepts; lib/routes.ts has the pages.

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Memory for concurrent request bodies, in total and per client. */
export type BodyMemory = { allBytes: number; addressBytes: number };

/** Type and maximum size of a body an endpoint accepts. */
export type BodyRule = {
  type: RegExp;
  maxBytes: number;
  /** Time limit, if different from the default. */
  deadlineMs?: number;
  /** Memory budget separate from other bodies. */
  memory?: BodyMemory;
};

/** A route handler for data, pictures or health. */
export type Endpoint = {
  /** The methods that the route handler exports; GET includes HEAD, the proxy responds to OPTIONS. */
  methods: readonly Method[];
  /** For POST, PUT and PATCH; without a rule no body is read. */
  body?: BodyRule;
  /** True if crawlers may fetch it. */
  isOpen?: true;
  /** The response stays open and is written to for hours. */
  isStream?: true;
  /** The rest of the path below a folder with a parameter; anything if missing. */
  rest?: RegExp;
};

const JSON_TYPE = /^application\/json\s*(?:;|$)/i;
/** A bank's notification, or the form of a page without JavaScript: a form or JSON, never multipart. */
const FORM_OR_JSON = /^application\/(?:x-www-form-urlencoded|json)\s*(?:;|$)/i;

/** An endpoint for a body of this maximum size and type. */
const takes = (maxBytes: number, type = JSON_TYPE): Endpoint => ({
  methods: ['POST'],
  body: { type, maxBytes },
});

/** A read of data. */
const reads: Endpoint = { methods: ['GET'] };
/** A read open to crawlers. */
const open: Endpoint = { methods: ['GET'], isOpen: true };
/** Forms of visitors, forms of professionals, and notices of a bank. */
const FORM = takes(65_536);
const PROFESSIONAL = takes(16_384);
const NOTICE = takes(16_384, FORM_OR_JSON);

/** Content types of the writable catalogue: records; and pictures, as a form or as base64 in a record. */
const RECORD_TYPE = /^application\/(?:ld\+json|merge-patch\+json|json)\s*(?:;|$)/i;
const PICTURE_TYPE = /^(?:multipart\/form-data|application\/(?:ld\+json|merge-patch\+json|json))\s*(?:;|$)/i;

/** One picture of maximum size per client, two in total: a visitor's normal share would be too small for one. */
const memory: BodyMemory = { allBytes: 2 * UPLOAD_BYTES, addressBytes: UPLOAD_BYTES };
const call: Endpoint = {
  methods: ['GET', 'POST', 'PUT', 'DELETE'],
  body: { type: JSON_TYPE, maxBytes: 65_536, memory },
};
const record: Endpoint = {
  methods: [...call.methods, 'PATCH'],
  body: { type: RECORD_TYPE, maxBytes: 1_000_000, memory },
};
const picture: Endpoint = {
  ...record,
  body: { type: PICTURE_TYPE, maxBytes: UPLOAD_BYTES, deadlineMs: 120_000, memory },
};

/** Endpoints of the desk: calls of its screens, records of the writable catalogue, and pictures. */
const ofDesk = { call, record, picture };

/** The area of the staff, which the backend serves. */
export const DESK = '/gestion';
/** True for an address of the staff's area. */
export const isDesk = (path: string): boolean => path === DESK || path.startsWith(`${DESK}/`);

/** Route handlers by folder; null: the handler returns 404 for every path that no other line matches. */
export const ENDPOINTS: Readonly<Record<string, Endpoint | null>> = {
  '/api/[...ruta]': null,
  '/api/buscador': { ...FORM, methods: ['GET', 'POST'] },
  '/api/citas/asistente': reads,
  '/api/citas/buscarhuecos': reads,
  '/api/citas/calendario': reads,
  '/api/citas/comprobar': reads,
  '/api/citas/consulta': reads,
  '/api/citas/enlace': takes(2_048, FORM_OR_JSON),
  '/api/citas/espera': takes(2_048),
  '/api/citas/espera/enlace': takes(2_048, FORM_OR_JSON),
  '/api/citas/espera/entrada': takes(1_024),
  '/api/citas/espera/salir': takes(2_048, FORM_OR_JSON),
  '/api/citas/liberar': takes(1_024),
  '/api/citas/medico': reads,
  '/api/citas/pendiente': reads,
  '/api/citas/precios': reads,
  '/api/citas/propia': takes(2_048, FORM_OR_JSON),
  '/api/citas/proximos': reads,
  '/api/citas/prueba': reads,
  '/api/citas/solicitar': FORM,
  '/api/clinicas': reads,
  '/api/contactos/solicitar': FORM,
  '/api/cookies': reads,
  '/api/derechos/solicitar': FORM,
  '/api/opciones': { ...takes(2_048), methods: ['GET', 'POST'] },
  // app/api/pagos/[paso]
  '/api/pagos/aviso': NOTICE,
  '/api/pagos/pagar': reads,
  '/api/pagos/prueba': NOTICE,
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
  '/api/revalidate': takes(65_536, /^/),
  // The staff's area: the backend defines the calls and their permissions.
  [DESK]: reads,
  [`${DESK}/[...ruta]`]: ofDesk.call,
  [`${DESK}/api/eventos`]: { ...reads, isStream: true },
  [`${DESK}/catalogo/[[...ruta]]`]: ofDesk.record,
  [`${DESK}/catalogo/media_objects/[[...ruta]]`]: ofDesk.picture,
  '/login_profesional_check': takes(8_192, FORM_OR_JSON),
  '/media/[...ruta]': open,
  '/media/tarjetas/[...ruta]': open,
  '/salud/listo': open,
  '/salud/vivo': open,
  '/sitemaps/[...archivo]': { ...open, rest: /^[a-z-]+(?:-\d+)?\.xml$/ },
};

const NAMED = new Map(
  Object.entries(ENDPOINTS)
    .map(([folder, endpoint]) => [folder.replace(/\/\[\[.*/, ''), endpoint] as const)
    .filter(([path]) => !path.includes('[')),
);
/** The longest first: its line wins if several match. */
const FAMILIES = Object.entries(ENDPOINTS)
  .flatMap(([folder, endpoint]) => {
    const [root = '', parameter] = folder.split('[');
    return parameter === undefined ? [] : [{ folder, root, endpoint }];
  })
  .sort((one, other) => other.root.length - one.root.length);

/** The folder of an endpoint's path in app/; null for another path. */
export function folderOfEndpoint(path: string): string | null {
  if (NAMED.has(path)) return path;
  return FAMILIES.find(({ root }) => path.startsWith(root))?.folder ?? null;
}

/** The endpoint of a path, 'none' for an unknown path below a folder of endpoints, null for a page. */
export function endpointOf(path: string): Endpoint | 'none' | null {
  const named = NAMED.get(path);
  if (named) return named;
  const family = FAMILIES.find(({ root }) => path.startsWith(root));
  if (!family) return null;
  const { root, endpoint } = family;
  return endpoint && (endpoint.rest ?? /./).test(path.slice(root.length)) ? endpoint : 'none';
}

/** True for an endpoint whose response stays open. */
export const isStream = (path: string): boolean => NAMED.get(path)?.isStream === true;

/** The endpoints without a parameter in their path. */
export const endpointPaths = (): string[] => [...NAMED.keys()];

/** The top folder of an endpoint, `/api/`, or the path of an endpoint without a folder. */
export const endpointRoot = (path: string): string => /^\/[^/]+\//.exec(path)?.[0] ?? path;
