/** Folders of records' pages. */
type Folder = 'clinicas' | 'especialidades' | 'pruebas' | 'productos';

/** The path of a record's page, without language prefix; null for a record without a page: its name is text. */
export const recordPath = (
  folder: Folder,
  { slug, hasPage = true }: { slug: string; hasPage?: boolean },
): string | null => (hasPage && slug !== '' ? `/${folder}/${slug}` : null);
