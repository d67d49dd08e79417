import { z } from 'zod';
import { readOwnData } from '@/lib/api/professionals';
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
  limit: { name: 'misdatos', perMinute: 120 },
};

/** The own data of whoever is logged in, as Professional (M168); 409 with the upstream's own words. */
export async function POST(request: Request): Promise<Response> {
  const entered = await enterLoggedIn(request, DOOR);
  if ('refusal' in entered) return entered.refusal;
  const { session, value } = entered;
  try {
    const own = await readOwnData(session, callerOf(request.headers, value.locale));
    if (own.kind === 'refused') return answerOutcome(own);
    return await answerLoggedIn({ ...session, name: own.value.name }, own.value);
  } catch (error) {
    return refuseCall({ door: 'misdatos', error, session });
  }
}
