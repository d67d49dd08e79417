import { z } from 'zod';
import { isFirstAccess } from '@/lib/api/professionals';
import type { LoginNext } from '@/lib/domain/professional/professional';
import {
  answerLoggedIn,
  answerOutcome,
  callerOf,
  enterLoggedIn,
  FORM_BYTES,
  pageLanguage,
  refuseCall,
} from '@/lib/session/door';

const DOOR = {
  schema: z.object(pageLanguage, 'invalid'),
  maxBytes: FORM_BYTES,
  limit: { name: 'checkfirsttime', perMinute: 60 },
};

/** Whether the password has to be changed first, asked anew (M161, M162): {next: 'portal' | 'upgrade'}. */
export async function POST(request: Request): Promise<Response> {
  const entered = await enterLoggedIn(request, DOOR);
  if ('refusal' in entered) return entered.refusal;
  const { session, value } = entered;
  try {
    const first = await isFirstAccess(session, callerOf(request.headers, value.locale));
    if (first.kind === 'refused') return answerOutcome(first);
    const next: LoginNext = first.value ? 'upgrade' : 'portal';
    return await answerLoggedIn({ ...session, next }, { next });
  } catch (error) {
    return refuseCall({ door: 'checkfirsttime', error, session });
  }
}
