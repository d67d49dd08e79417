import { LOGIN_FORM, type LoginNext, nextPath } from '@/lib/domain/professional/professional';
import { loginSchema } from '@/lib/domain/professional/schemas';
import { answer, refuse, refuseTooMany, withCookies } from '@/lib/http/answers';
import { defineMutation } from '@/lib/http/define-endpoint';
import { takingForms } from '@/lib/http/form-post';
import { countLogin, undoLoginCount } from '@/lib/session/login-limits';
import { openLogin } from '@/lib/session/open-login';
import { refuseProfessionalFailure } from '@/lib/session/professional-endpoint';
import { ApiError } from '@/lib/upstream/errors';

const MAX_BYTES = 8192;

/**
 * Logs a professional in (M160 to M162): {username, password} returns {next: 'portal' | 'upgrade'} and sets the sealed
 * session. 401 is the same for an unknown account, a wrong password, and an account the upstream refuses.
 */
const logIn = defineMutation({
  limit: { name: 'login', perMinute: 30 },
  maxBytes: MAX_BYTES,
  schema: loginSchema,
  onFailure: refuseProfessionalFailure,
  run: async ({ value: credentials, headers, locale, caller }) => {
    const retryAfter = await countLogin(headers, credentials.username);
    if (retryAfter !== null) return refuseTooMany(locale, retryAfter);
    try {
      const login = await openLogin(credentials, headers, caller);
      return login ? withCookies(answer(200, { next: login.next }), login.lines) : refuse('unauthorized');
    } catch (error) {
      if (error instanceof ApiError && error.code === 'unauthorized') return refuse('unauthorized');
      await undoLoginCount(headers, credentials.username);
      throw error;
    }
  },
});

export const POST = takingForms(logIn, {
  ...{ ...LOGIN_FORM, maxBytes: MAX_BYTES },
  nextOf: (body) => nextPath((body as { next: LoginNext }).next),
});
