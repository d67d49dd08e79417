import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { CONTENT_LOCALES } from '#catalogue/locale';
import { nextStep, type StaffAccount, setStaffLocale } from '#staff/account';
import { changeStaffPassword } from '#staff/change-password';
import { confirmSecondFactor, createSecondFactor } from '#staff/second-factor';
import { endStaffSession, SESSION_HOURS } from '#staff/sessions';
import { signIn } from '#staff/sign-in';
import type { Querier } from '#store/db';
import { clientAddress } from './client-address';
import {
  answerStaff,
  refuseStaff,
  type StaffEndpoints,
  type StaffOptions,
  sessionCookie,
  textOf,
  waitStaff,
} from './staff-endpoint';

const BROWSER_COOKIE = 'gestion-navegador';
const BROWSER_SECONDS = 180 * 24 * 60 * 60;

/** Endpoints for sign-in and sign-out, the own password and the second factor (docs/desk.md). */
export function accountEndpoints({ on }: StaffEndpoints, options: StaffOptions): void {
  const { db, isSecure, now } = options;
  const cookies = cookiesOf(isSecure);

  on('GET', '/sesion', 'anybody', async ({ c, account }) =>
    answerStaff(c, { cuenta: account && (await wireAccount(db, account)) }),
  );

  on('POST', '/sesion', 'anybody', async ({ c, body }) => {
    const outcome = await signIn(options, {
      email: textOf(body.email),
      password: textOf(body.contrasena),
      code: textOf(body.codigo),
      address: clientAddress(c, options.trustedHops),
      proof: getCookie(c, BROWSER_COOKIE) ?? '',
    });
    if (outcome.kind === 'wait') return waitStaff(c, 429, 'tooMany', outcome.seconds);
    if (outcome.kind !== 'session') return refuseStaff(c, 401, outcome.kind);
    cookies.write(c, outcome.token);
    setCookie(c, BROWSER_COOKIE, outcome.proof, { ...cookies.attributes, maxAge: BROWSER_SECONDS });
    return answerStaff(c, await wireAccount(db, outcome.account));
  });

  on('DELETE', '/sesion', 'anybody', async ({ c }) => {
    await endStaffSession(db, getCookie(c, sessionCookie(isSecure)) ?? '');
    deleteCookie(c, sessionCookie(isSecure), cookies.attributes);
    return answerStaff(c, {});
  });

  on('PUT', '/contrasena', 'signedIn', async ({ c, account, body }) => {
    const change = { oldPassword: textOf(body.anterior), password: textOf(body.nueva) };
    const outcome = await changeStaffPassword(db, account, change);
    if (outcome.kind === 'wait') return waitStaff(c, 429, 'tooMany', outcome.seconds);
    if (outcome.kind === 'refused') return refuseStaff(c, 422, outcome.reason);
    cookies.write(c, outcome.token);
    return answerStaff(c, await wireAccount(db, { ...account, isFirstAccess: false }));
  });

  on('PUT', '/idioma', 'signedIn', async ({ c, account, body }) => {
    const locale = CONTENT_LOCALES.find((one) => one === body.idioma);
    if (!locale) return refuseStaff(c, 422, 'badQuery');
    await setStaffLocale(db, account.id, locale);
    return answerStaff(c, await wireAccount(db, { ...account, locale }));
  });

  on('POST', '/segundo-factor', 'signedIn', async ({ c, account }) => {
    const made = account.isFirstAccess ? null : await createSecondFactor(db, account, options.brand);
    return made ? answerStaff(c, { secreto: made.secret, uri: made.uri }) : refuseStaff(c, 409, 'confirmedAlready');
  });

  on('PUT', '/segundo-factor', 'signedIn', async ({ c, account, body }) => {
    const codes = await db.tx((tx) => confirmSecondFactor(tx, account, textOf(body.codigo), now()));
    return codes ? answerStaff(c, { recuperacion: codes }) : refuseStaff(c, 422, 'wrongCode');
  });
}

/** The session cookie: sent only to the desk, and not from other sites. */
function cookiesOf(isSecure: boolean) {
  const attributes = { path: '/gestion', httpOnly: true, sameSite: 'Strict', secure: isSecure } as const;
  const maxAge = SESSION_HOURS * 60 * 60;
  return {
    attributes,
    write: (c: Context, token: string) => setCookie(c, sessionCookie(isSecure), token, { ...attributes, maxAge }),
  };
}

/** The signed-in account under its wire names: `paso` is the required next step, or null. */
async function wireAccount(q: Querier, account: StaffAccount) {
  const { id, name, email, role, locale, clinicIds } = account;
  const clinicas = await q.query<{ id: number; nombre: string }>(
    `select id, localized_text(texts, 'nombre', 'es') as nombre from centromedico
     where not otro and ($1::integer[] = '{}' or id = any($1)) order by localized_text(texts, 'nombre', 'es'), id`,
    [clinicIds],
  );
  const step = nextStep(account);
  return {
    id,
    nombre: name,
    correo: email,
    rol: role,
    idioma: locale,
    paso: step,
    clinicas: step === null ? clinicas : [],
  };
}
