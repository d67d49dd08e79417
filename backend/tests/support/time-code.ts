import { generateSync } from 'otplib';

/** The six digits an app for time codes shows for a secret, at a moment in milliseconds. */
export const timeCode = (secret: string, now = Date.now()): string =>
  generateSync({ secret, epoch: Math.floor(now / 1000) });
