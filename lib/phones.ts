import { publicPhone } from './domain/phone';
import { env } from './env';

/** The number shown on a speciality's page: its own when it has one (M20), else the public one. */
export const phoneOfSpeciality = (slug: string): string => env().SPECIALITY_PHONES[slug] ?? publicPhone();
