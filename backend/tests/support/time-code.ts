import { generateSync } from 'otplib';

/** The six digits that an authenticator app shows for a secret, at a time in milliseconds. */
export const timeCode = (secret: string, now = Date.now()): string =>
  generateSync({ secret, epoch: Math.floor(now / 1000) });
