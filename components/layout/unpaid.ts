import { UNPAID_COOKIE } from '@/lib/domain/appointment/booking';

/** Pages that say it themselves. */
const ELSEWHERE = /\/(?:payment|consentimiento-informado)(?:\/|$)/;
const CLASS = 'top-unpaid';

/** Leads back to the payment of an hour that is held, from any page; a cached page cannot know of it. */
export function showUnpaid(): void {
  void update();
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void update();
  });
}

async function update(): Promise<void> {
  document.querySelector(`.${CLASS}`)?.remove();
  const isHinted = document.cookie.split('; ').includes(`${UNPAID_COOKIE}=1`);
  const bar = document.querySelector('.top-bar > ul');
  if (!isHinted || !bar || ELSEWHERE.test(location.pathname)) return;
  const response = await fetch(`/api/citas/pendiente?locale=${document.documentElement.lang}`).catch(() => null);
  const unpaid: { text?: string; href?: string } | null = response?.ok ? await response.json() : null;
  if (!unpaid?.text || !unpaid.href || document.querySelector(`.${CLASS}`)) return;
  const item = document.createElement('li');
  item.className = CLASS;
  const link = document.createElement('a');
  link.href = unpaid.href;
  link.textContent = unpaid.text;
  item.append(link);
  bar.prepend(item);
}
