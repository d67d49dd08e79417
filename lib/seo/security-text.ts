const DAY_MS = 24 * 3_600_000;
/** The standard (RFC 9116) wants less than a year ahead. */
const VALID_DAYS = 180;

/** security.txt: whom to tell about a weakness, by e-mail when there is one, else on the contact page. */
export function securityText(site: string, email: string | null, now: Date): string {
  const midnight = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  return [
    `Contact: ${email ? `mailto:${email}` : `${site}/contacto`}`,
    `Expires: ${new Date(midnight + VALID_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: es, ca, en',
    `Canonical: ${site}/.well-known/security.txt`,
    '',
  ].join('\n');
}
