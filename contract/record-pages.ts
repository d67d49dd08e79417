/** The lists whose records have their own pages, by the first part of the address; a page at another address belongs to `paginas`. */
export const RECORD_PAGES = {
  clinicas: 'centromedicos',
  especialidades: 'especialidads',
  pruebas: 'pruebas',
  productos: 'productos',
  actualidad: 'posts',
} as const;
