import { UNPAID_COOKIE } from '@/lib/domain/appointment/booking';
import { UNPAID_CLASS } from '@/lib/domain/page-marks';

/** Pages that show the unpaid booking themselves. */
const ELSEWHERE = /\/(?:payment|consentimiento-informado)(?:\/|$)/;

/** Links back to the payment of a held hour, from any page; a cached page cannot know about it. */
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
  const unpaid = await fetch(`/api/citas/pendiente?locale=${document.documentElement.lang}`)
    .then((response): Promise<{ text?: string; href?: string }> => response.json())
    .catch(() => null); // the site cannot be reached, or the page is left during the request
  if (!unpaid?.text || !unpaid.href) return; // nothing to pay, or an error
  const link = Object.assign(document.createElement('a'), { href: unpaid.href, textContent: unpaid.text });
  place.replaceChildren(link);
  place.hidden = false;
}
