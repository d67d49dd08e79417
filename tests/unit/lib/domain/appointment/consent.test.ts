import { describe, expect, it } from 'vitest';
import { consentProblems, toConsent } from '@/lib/domain/appointment/consent';
import { problemsByField } from '@/lib/domain/appointment/field-problems';
import { consentDraftSchema } from '@/lib/domain/appointment/request-schema';

const problemsOf = (sent: unknown) => {
  const read = consentDraftSchema.safeParse(sent);
  if (!read.success) return problemsByField(read.error);
  return Object.fromEntries(consentProblems(read.data).map(({ field, problem }) => [field, problem]));
};

describe('the consent step', () => {
  it.each([
    [{ research: '1', notifications: '0', paysOnline: true }, [true, false, true]],
    [{ research: '0', notifications: '1', paysOnline: false }, [false, true, false]],
    [{ research: '0', notifications: '0' }, [false, false, false]],
  ])('reads %j (M141, M142)', (sent, [allowsResearch, allowsNotifications, paysOnline]) => {
    expect(toConsent(consentDraftSchema.parse(sent))).toEqual({ allowsResearch, allowsNotifications, paysOnline });
  });

  it.each([
    [{}, { research: 'optionMissing', notifications: 'optionMissing' }],
    [{ research: '1' }, { notifications: 'optionMissing' }],
    [{ research: '', notifications: '0' }, { research: 'optionMissing' }],
    [{ research: 'yes', notifications: '0' }, { research: 'invalid' }],
    [{ research: true, notifications: '0' }, { research: 'invalid' }],
  ])('of %j is incomplete: %j (M143)', (sent, problems) => {
    expect(problemsOf(sent)).toEqual(problems);
  });
});
