// Responses of the calls about the rights of persons, under their API names (docs/desk.md).

/** A request about personal data; the texts of an erased person are empty. Days are YYYY-MM-DD, times ISO. */
export type RightsCase = {
  referencia: string;
  derecho: string;
  estado: 'new' | 'working' | 'done' | 'refused';
  propietario: string | null;
  nombre: string;
  apellidos: string;
  documento: string;
  correo: string;
  telefono: string | null;
  reserva: string | null;
  mensaje: string | null;
  idioma: string;
  recibido: string;
  vence: string;
  ampliado: boolean;
  identidad: boolean;
  cerrado: string | null;
};

/** The person to search for. */
export type Criteria = { nombre: string; correo: string; telefono: string; documento: string };

/**
 * A record of a person. `de` is the key of its parent record, or null; `campos` are the fields of a booking that can be
 * corrected.
 */
export type Found = {
  clave: string;
  de: string | null;
  lista: string;
  numero: string | null;
  fecha: string | null;
  coincide: ('email' | 'phone' | 'document' | 'name')[];
  destino: 'erase' | 'block' | 'wait';
  motivo: string | null;
  hasta: string | null;
  ajeno: boolean;
  campos: Record<string, string> | null;
};

export type Retention = {
  plazos: Record<string, number>;
  rondas: { hora: string; borrados: Record<string, number> }[];
  bloqueados: { motivo: string; numero: string; desde: string; hasta: string }[];
};
