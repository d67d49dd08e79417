const DOCTOR_PATH = /^\/medicos\/(?:[^/?#]*-)?([^/?#-]{1,40})$/;
/** Folders of the list, not doctors. */
const LISTS = ['filtrar', 'pagina'];

/** The id of the doctor whose page a request came from; null when it came from elsewhere. */
export function requestedDoctorId(originPath: string | null): string | null {
  const id = DOCTOR_PATH.exec(originPath ?? '')?.[1] ?? null;
  return id === null || LISTS.includes(id) ? null : id;
}
