import type { Texts } from '@/lib/i18n/texts';

export type PasswordTexts = Texts<'ProfessionalPassword'>;
