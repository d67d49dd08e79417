import type { AuthProvider } from 'react-admin';
import { Refusal, request } from './api';
import { setLocale } from './i18n-provider';
import { setOpenedAccount } from './session/session-end';
import type { Account } from './wire';

/** The account is cached because screens ask for it often. */
let known: Promise<Account> | null = null;

/** Returns the account that is signed in. Throws a Refusal when there is none. */
export function currentAccount(): Promise<Account> {
  known ??= readAccount().catch((error: unknown) => {
    known = null;
    throw error;
  });
  return known;
}

async function readAccount(): Promise<Account> {
  const { cuenta } = await request<{ cuenta: Account | null }>('GET', '/sesion');
  if (!cuenta) throw new Refusal('noSession', 401);
  setLocale(cuenta.idioma);
  setOpenedAccount(cuenta.paso === null ? cuenta.id : null);
  return cuenta;
}

/** Sets the signed-in account, or its next step, without another call. */
export function rememberAccount(account: Account): void {
  known = Promise.resolve(account);
}

/** Discards the cached account, so that it is read again; closes all screens until then. */
export function forgetAccount(): void {
  known = null;
  setOpenedAccount(null);
}

export const authProvider: AuthProvider = {
  login: async () => undefined,
  logout: async () => {
    forgetAccount();
    await request('DELETE', '/sesion').catch(() => undefined);
  },
  checkAuth: async () => {
    const { paso } = await currentAccount();
    if (paso !== null) throw new Refusal(paso, 403);
  },
  // The end of a session opens a dialog on top of the screen (api.ts), so an error must not close the screen.
  checkError: async () => undefined,
  getIdentity: async () => {
    const { correo, nombre } = await currentAccount();
    return { id: correo, fullName: nombre };
  },
  getPermissions: async () => (await currentAccount()).rol,
};
