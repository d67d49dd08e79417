/** Telephones of the group and, as urlseo=number, of specialities (M20), until PUBLIC_PHONE is set. */
export const DEFAULT_PHONE = '963 400 900';
export const DEFAULT_SPECIALITY_PHONES = 'medicina-deportiva=963 20 50 85';

/** The number that DEFAULT_PHONE calls. */
export const DEFAULT_NUMBER = '+34963400900';
