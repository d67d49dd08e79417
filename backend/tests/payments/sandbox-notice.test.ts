import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createSandbox } from '#payments/sandbox';

const KEY = Buffer.alloc(32, 7);
const sandbox = createSandbox(KEY);
const attempt = {
  ...{ orderCode: '0001abcdefgh', amountCents: 4500, currency: 'EUR', numcita: 'n', concept: 'PCR' },
  locale: 'es' as const,
};

describe('the simulated gateway', () => {
  it('asks the visitor which result the bank should report', () => {
    expect(sandbox.form(attempt, { notice: '', ok: '', ko: '' })).toEqual({
      action: 'prueba',
      fields: { numcita: 'n', order: '0001abcdefgh' },
      buttons: [
        { text: 'approve', name: 'decision', value: 'approve' },
        { text: 'decline', name: 'decision', value: 'decline' },
      ],
    });
  });

  it.each(['paid', 'denied'] as const)('reads back its own notification of a %s attempt', (result) => {
    const fields = sandbox.writeNotice(attempt, result);
    expect(sandbox.readNotice(fields)).toEqual({
      ...{ orderCode: '0001abcdefgh', amountCents: 4500, currency: 'EUR', result },
      ...{ signed: fields.notice, body: { notice: fields.notice } },
    });
  });

  it('refuses a notification that is changed, signed with another key, cut or missing', () => {
    const fields = sandbox.writeNotice(attempt, 'denied');
    const { notice = '', signature = '' } = fields;
    expect(sandbox.readNotice({ ...fields, notice: notice.replace('denied', 'paid') })).toBeNull();
    expect(createSandbox(Buffer.alloc(32, 8)).readNotice(fields)).toBeNull();
    expect(createSandbox().readNotice(createSandbox().writeNotice(attempt, 'paid'))).toBeNull();
    expect(sandbox.readNotice({ notice, signature: signature.slice(1) })).toBeNull();
    expect(sandbox.readNotice({ notice })).toBeNull();
    expect(sandbox.readNotice({})).toBeNull();
  });

  it.each([{ amountCents: 45.5 }, { amountCents: '4500' }, { order: 1 }, { currency: null }, { result: 'other' }])(
    'refuses a signed notification with %j',
    (more) => {
      const notice = JSON.stringify({ order: 'o', amountCents: 4500, currency: 'EUR', result: 'paid', ...more });
      const signature = createHmac('sha256', KEY).update(notice).digest('base64url');
      expect(sandbox.readNotice({ notice, signature })).toBeNull();
    },
  );
});
