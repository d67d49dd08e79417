/** The services a speciality belongs to: medical, diagnostic imaging, genetics. */
export const SERVICES = ['medicas', 'imagen', 'genetica'] as const;
