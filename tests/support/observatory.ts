import type { TlsAnswer } from './tls-proxy';

/** The points that a rule adds or subtracts, for a site reached by https only. */
export type Score = { total: number; rules: Record<string, number> };

const SIX_MONTHS = 15_552_000;
const BROAD = /^(?:ftp:|https?:|\*|https?:\/\/\*(?:\.\*)?)$/;
const PRIVATE_REFERRERS = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];

/**
 * The score of the HTTP Observatory (github.com/mdn/mdn-http-observatory, src/grader/charts.js) for a response's
 * headers and document: a hundred plus the points of its rules. Its HSTS rule gives five points to domains on the
 * browsers' own list, which no header can achieve.
 */
export function observatoryScore({ headers, text }: TlsAnswer): Score {
  const rules = {
    csp: policyPoints(String(headers['content-security-policy'] ?? '')),
    cookies: cookiePoints(headers['set-cookie'] ?? []),
    cors: headers['access-control-allow-credentials'] === 'true' ? -50 : 0,
    hsts: hstsPoints(headers['strict-transport-security']),
    referrer: PRIVATE_REFERRERS.includes(String(headers['referrer-policy'])) ? 5 : 0,
    sri: scriptPoints(text),
    nosniff: headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    framing: /frame-ancestors '(?:none|self)'/.test(String(headers['content-security-policy'])) ? 5 : -20,
    corp: /^same-(?:origin|site)$/.test(String(headers['cross-origin-resource-policy'])) ? 10 : 0,
  };
  const all = Object.values(rules);
  const base = 100 + all.filter((points) => points < 0).reduce((sum, points) => sum + points, 0);
  const extra = all.filter((points) => points > 0).reduce((sum, points) => sum + points, 0);
  return { total: base < 90 ? base : base + extra, rules };
}

function policyPoints(policy: string): number {
  if (!policy) return -25;
  const directives = new Map(
    policy.split(';').map((part) => {
      const [name = '', ...sources] = part.trim().split(/\s+/);
      return [name, sources] as const;
    }),
  );
  const of = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*'];
  const unsafe = (sources: string[]) =>
    sources.some((source) => BROAD.test(source) || source === "'unsafe-inline'" || source === 'data:');
  if (unsafe(of('script-src')) || of('object-src').some((source) => BROAD.test(source))) return -20;
  if ([...directives.values()].flat().some((source) => /^(?:http|ftp):/.test(source))) return -20;
  if ([...of('script-src'), ...of('style-src')].includes("'unsafe-eval'")) return -10;
  if (unsafe(of('style-src'))) return 0;
  const whole = directives.get('default-src') ?? [];
  return whole.length === 1 && whole[0] === "'none'" ? 10 : 5;
}

function cookiePoints(lines: string[]): number {
  if (lines.length === 0) return 0;
  if (lines.some((line) => !/; Secure/i.test(line))) return -40;
  if (lines.some((line) => !/; HttpOnly/i.test(line) && /^[^=]*(?:login|sess)/i.test(line))) return -30;
  return lines.every((line) => /; SameSite=(?:Lax|Strict)/i.test(line)) ? 5 : 0;
}

function hstsPoints(header: string | string[] | undefined): number {
  const [, seconds] = /max-age=(\d+)/i.exec(String(header ?? '')) ?? [];
  if (!seconds) return -20;
  return Number(seconds) < SIX_MONTHS ? -10 : 0;
}

/** Scripts of other hosts without a hash of their content. */
function scriptPoints(html: string): number {
  const foreign = [...html.matchAll(/<script[^>]*\ssrc="(?:https?:)?\/\/[^>]*>/g)].map(([tag]) => tag);
  return foreign.some((tag) => !tag.includes(' integrity=')) ? -5 : 0;
}
