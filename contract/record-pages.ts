/** The lists whose records have a page of their own, by the first part of its address; a page of another address is one of `paginas`. */
export const RECORD_PAGES = {
  clinicas: 'centromedicos',
  especialidades: 'especialidads',
  pruebas: 'pruebas',
  productos: 'productos',
  actualidad: 'posts',
} as const;
