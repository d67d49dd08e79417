import type { LoginNext } from '@/lib/domain/professional/professional';
import { type Locale, localePath } from '@/lib/i18n/locales';

export const PORTAL_PATH = '/portal-profesional';
export const UPGRADE_PATH = '/upgrade-password-profesional';
export const REGISTRATION_PATH = '/registro-profesional';
export const FORGOT_PATH = '/forgot-password-profesional';
/** Where a mailed link leads (backend/accounts/change-password.ts). */
export const NEW_PASSWORD_PATH = '/profesionales/nueva-contrasena';

/** Where a login leads: to the portal, or on the first access to the change of the password (M162). */
export const nextHref = (locale: Locale, next: LoginNext): string =>
  localePath(locale, next === 'upgrade' ? UPGRADE_PATH : PORTAL_PATH);
