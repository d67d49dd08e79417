import type { LoginNext } from '@/lib/domain/professional/professional';
import { type Locale, localePath } from '@/lib/i18n/locales';

export const PORTAL_PATH = '/portal-profesional';
export const UPGRADE_PATH = '/upgrade-password-profesional';
export const REGISTRATION_PATH = '/registro-profesional';
export const FORGOT_PATH = '/forgot-password-profesional';
/** The page that a mailed link opens (backend/accounts/change-password.ts). */
export const NEW_PASSWORD_PATH = '/profesionales/nueva-contrasena';

/** Returns the page after a login: the portal, or the change of the password on the first access (M162). */
export const nextHref = (locale: Locale, next: LoginNext): string =>
  localePath(locale, next === 'upgrade' ? UPGRADE_PATH : PORTAL_PATH);
