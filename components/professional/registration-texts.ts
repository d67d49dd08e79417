import type { Texts } from '@/lib/i18n/texts';

export type RegistrationTexts = Texts<'ProfessionalRegistration'> & { privacy: string };
