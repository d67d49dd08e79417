import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PATIENT_LABELS, TEST_REASONS } from '@/backend/desk/patient-labels';
import type { DeskReason } from '@/backend/desk/refusal';
import { TEMPLATES } from '@/backend/mail/templates';
import ca from '@/desk/src/messages/ca.json' with { type: 'json' };
import en from '@/desk/src/messages/en.json' with { type: 'json' };
import es from '@/desk/src/messages/es.json' with { type: 'json' };

const keysOf = (value: object, before = ''): string[] =>
  Object.entries(value).flatMap(([key, one]) =>
    typeof one === 'string' ? [before + key] : keysOf(one as object, `${before}${key}.`),
  );
const textsOf = (value: object): string[] =>
  Object.values(value).flatMap((one) => (typeof one === 'string' ? [one] : textsOf(one as object)));

/** Every reason the backend's files name in a refusal. */
const reasonsIn = (file: string): string[] =>
  [
    ...readFileSync(file, 'utf8').matchAll(
      /(?:refuseStaff\(c, \d+|waitStaff\(c, \d+|crossSite|noSession|forbidden), '(\w+)'/g,
    ),
  ].map(([, reason = '']) => reason);

describe('the texts of the staff’s screens', () => {
  it('are the same ones in the three languages, none empty', () => {
    expect(keysOf(ca)).toEqual(keysOf(es));
    expect(keysOf(en)).toEqual(keysOf(es));
    for (const texts of [es, ca, en]) expect(textsOf(texts).filter((text) => text.trim() === '')).toEqual([]);
  });

  it('take the same values in each', () => {
    const values = (texts: object) => textsOf(texts).map((text) => (text.match(/%\{\w+\}/g) ?? []).sort());
    expect(values(ca)).toEqual(values(es));
    expect(values(en)).toEqual(values(es));
  });

  it('have one for every reason why something is refused', () => {
    const ofDesk: Record<DeskReason, true> = {
      ...{ badReference: true, unknown: true, closed: true, confirmedAlready: true, sameHour: true, needsHour: true },
      ...{ hasHour: true, unpaid: true, noSlot: true, taken: true, past: true, endsEarly: true },
      ...{ notConfirmed: true, tooEarly: true, emptyNote: true, longNote: true, noRefund: true, oldMail: true },
    };
    const files = ['account', 'desk', 'endpoint'].map((name) => `backend/routes/staff-${name}.ts`);
    const said = files.flatMap(reasonsIn);
    expect(said).toContain('wrongCode');
    const passwords = ['passwordTooShort', 'passwordTooLong', 'passwordIsOwnName', 'passwordTooCommon'];
    const others = ['wrong', 'wrongCode', 'noSession', 'forbidden', 'crossSite', 'password', 'secondFactor', 'busy'];
    for (const reason of [
      ...Object.keys(ofDesk),
      ...said,
      ...passwords,
      ...others,
      'oldPasswordWrong',
      'passwordUnchanged',
    ])
      expect(Object.keys(es.desk.refusals)).toContain(reason);
  });

  it('have a label for every field of a patient but those shown above them, and for every reason of a test', () => {
    const above = ['nombre', 'apellidos', 'telefono', 'email', 'emailconfirmation', 'paisname', 'paisfacturacionname'];
    const missing = Object.keys(PATIENT_LABELS).filter((field) => !above.includes(field) && !(field in es.desk.fields));
    expect(missing).toEqual([]);
    expect(Object.values(es.desk.reasons)).toEqual(Object.values(TEST_REASONS));
  });

  it('name every mail about a booking', () => {
    const aboutBookings = /^(?:appointment|booking|visit|clinic|payment|hold)-/;
    const kinds = Object.keys(TEMPLATES).filter((kind) => aboutBookings.test(kind));
    expect(kinds.filter((kind) => !(kind in es.desk.mailKinds))).toEqual([]);
  });
});
