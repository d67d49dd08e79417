import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PATIENT_LABELS, TEST_REASONS } from '@/backend/cli/patient-labels';
import type { DeskReason } from '@/backend/desk-refusal';
import type { InboxReason } from '@/backend/inbox/refusal';
import { TEMPLATES } from '@/backend/mail/templates';
import { VOUCHER_REASONS } from '@/backend/routes/staff-vouchers';
import { SMS_KINDS } from '@/backend/sms/compose';
import { MESSAGES } from '@/desk/src/messages/all';

const { es } = MESSAGES;

/** Every reason that the backend's files name in a refusal. */
const reasonsIn = (file: string): string[] =>
  [
    ...readFileSync(file, 'utf8').matchAll(
      /(?:refuseStaff\(c, \d+|waitStaff\(c, \d+|crossSite|noSession|forbidden), '(\w+)'/g,
    ),
  ].map(([, reason = '']) => reason);

describe('the texts of the staff’s screens', () => {
  it('exist for every reason of a refusal', () => {
    const ofDesk: Record<DeskReason, true> = {
      ...{ badReference: true, unknown: true, closed: true, confirmedAlready: true, sameHour: true, needsHour: true },
      ...{ hasHour: true, unpaid: true, noSlot: true, taken: true, past: true, endsEarly: true },
      ...{ notConfirmed: true, tooEarly: true, emptyNote: true, longNote: true, noRefund: true, oldMail: true },
      ...{ keyUsed: true, badDays: true, overlap: true, notAllClinics: true, newlyBooked: true },
      ...{ closedCase: true, identityUnchecked: true, extendedAlready: true, tooLate: true, needsText: true },
      ...{ waiting: true, changed: true, badField: true, bookingChanged: true, caseTaken: true, fieldChanged: true },
      ...{ badOpening: true, notVideo: true, badLink: true },
    };
    const ofInboxes: Record<InboxReason, true> = {
      ...{ unknownItem: true, takenBy: true, itemDone: true, notDone: true, notByHand: true, noColleague: true },
      ...{ emptyAnswer: true, longAnswer: true, notPending: true, notDead: true },
    };
    const files = readdirSync('backend/routes')
      .filter((name) => name.startsWith('staff-'))
      .map((name) => `backend/routes/${name}`);
    const said = files.flatMap(reasonsIn);
    expect(said).toContain('wrongCode');
    const passwords = ['passwordTooShort', 'passwordTooLong', 'passwordIsOwnName', 'passwordTooCommon'];
    const others = [
      'wrong',
      'wrongCode',
      'noSession',
      'forbidden',
      'crossSite',
      'password',
      'secondFactor',
      'busy',
      'allClinics',
    ];
    for (const reason of [
      ...Object.keys({ ...ofDesk, ...ofInboxes }),
      ...said,
      ...passwords,
      ...others,
      ...Object.values(VOUCHER_REASONS),
      'oldPasswordWrong',
      'passwordUnchanged',
      'fields',
    ])
      expect(Object.keys(es.desk.refusals)).toContain(reason);
  });

  it('exist for every field of a patient except those shown above them, and for every reason of a test', () => {
    const above = ['nombre', 'apellidos', 'telefono', 'email', 'emailconfirmation', 'paisname', 'paisfacturacionname'];
    const missing = Object.keys(PATIENT_LABELS).filter((field) => !above.includes(field) && !(field in es.desk.fields));
    expect(missing).toEqual([]);
    expect(Object.values(es.desk.reasons)).toEqual(Object.values(TEST_REASONS));
  });

  it('exist for every kind of mail and text message, which may fail', () => {
    const known = { ...es.desk.mailKinds, ...es.desk.inbox.mailKinds };
    expect([...Object.keys(TEMPLATES), ...SMS_KINDS].filter((kind) => !(kind in known))).toEqual([]);
  });
});
