import { describe, expect, it } from 'vitest';
import { wireReach } from '@/backend/bookings/reach';
import { newDraft, noticeChannelOf } from '@/desk/src/caller/draft';

const draft = (email: string, telefono: string) => ({
  ...newDraft({ clinic: '1', day: '', hour: '' }, null),
  ...{ email, telefono },
});

describe('how a caller will be notified', () => {
  it.each([
    ['ana@example.test', '963 400 100', false, 'correo'],
    ['ana@example.test', '600 000 000', true, 'correo'],
    ['', '600 000 000', true, 'sms'],
    [' ', '600 000 000', false, null],
    ['', '963 400 100', true, null],
    ['', '+33 6 12 34 56 78', true, null],
  ])(
    'is predicted before booking with the same result as the backend: %j %j, with text messages %s',
    (email, phone, sms, by) => {
      expect(noticeChannelOf(draft(email, phone), sms)).toBe(by);
      expect(wireReach({ hasEmail: email.trim() !== '', phone }, sms)).toBe(by);
    },
  );

  it('is not predicted without a telephone, or before it is known whether text messages are sent', () => {
    expect(noticeChannelOf(draft('', '600'), true)).toBeUndefined();
    expect(noticeChannelOf(draft('', '600 000 000'), undefined)).toBeUndefined();
  });
});
