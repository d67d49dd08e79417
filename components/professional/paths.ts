import { type LoginNext, nextPath } from '@/lib/domain/professional/professional';
import { type Locale, localePath } from '@/lib/i18n/locales';

export const REGISTRATION_PATH = '/registro-profesional';
export const FORGOT_PATH = '/forgot-password-profesional';
/** The page that a mailed link opens (backend/accounts/change-password.ts). */
export const NEW_PASSWORD_PATH = '/profesionales/nueva-contrasena';

/** Returns the page after a login: the portal, or the change of the password on the first access (M162). */
export const nextHref = (locale: Locale, next: LoginNext): string => localePath(locale, nextPath(next));
