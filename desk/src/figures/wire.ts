/** What is counted, by the table it is shown in; `mediana` is in minutes, null where no request was answered. */
export const TABLES = {
  citas: [
    ...(['confirmadas', 'pagadas', 'atendidas', 'ausencias'] as const),
    ...(['anuladas', 'porpaciente', 'porclinica', 'pormedico', 'repetidas', 'porotro', 'caducadas'] as const),
  ],
  solicitudes: ['solicitudes', 'atiempo', 'esperan', 'mediana'],
  otras: ['bonos', 'canjeados', 'bonoscaducados', 'mensajes', 'profesionales'],
} as const;

export type Figure = (typeof TABLES)[keyof typeof TABLES][number];
export const TABLE_NAMES = ['citas', 'solicitudes', 'otras'] as const satisfies (keyof typeof TABLES)[];
export const FIGURES: readonly Figure[] = TABLE_NAMES.flatMap((name) => TABLES[name]);

export type Counts = Record<Exclude<Figure, 'mediana'>, number> & { mediana: number | null };

/** Of a month YYYY-MM and a clinic; null: of the group. */
export type FigureRow = Counts & { mes: string; centromedico: number | null };

/** `plazos` are the days after which what is counted is deleted. */
export type FiguresAnswer = {
  filas: FigureRow[];
  total: Counts;
  plazos: Record<'citas' | 'caducadas' | 'bonos' | 'mensajes', number>;
};
