import { UNPAID_COOKIE } from '@/lib/domain/appointment/booking';
import { UNPAID_CLASS } from '@/lib/domain/page-marks';

/** Pages that say it themselves. */
const ELSEWHERE = /\/(?:payment|consentimiento-informado)(?:\/|$)/;

/** Leads back to the payment of an hour that is held, from any page; a cached page cannot know of it. */
export function showUnpaid(): void {
  void update();
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void update();
  });
}

async function update(): Promise<void> {
  const place = document.querySelector<HTMLElement>(`.${UNPAID_CLASS}`);
  if (!place) return;
  place.hidden = true;
  const isHinted = document.cookie.split('; ').includes(`${UNPAID_COOKIE}=1`);
  if (!isHinted || ELSEWHERE.test(location.pathname)) return;
  const unpaid = await readUnpaid().catch(() => null);
  if (!unpaid?.text || !unpaid.href) return;
  const link = document.createElement('a');
  link.href = unpaid.href;
  link.textContent = unpaid.text;
  place.replaceChildren(link);
  place.hidden = false;
}

/** Throws when the site cannot be reached, or the page is left while the answer is read. */
async function readUnpaid(): Promise<{ text?: string; href?: string } | null> {
  const response = await fetch(`/api/citas/pendiente?locale=${document.documentElement.lang}`);
  return response.ok ? await response.json() : null;
}
