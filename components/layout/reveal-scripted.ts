import { SCRIPTED_ATTRIBUTE } from '@/lib/domain/page-marks';

/** Says of links that open a dialog that they do, and shows buttons that need what this browser has. */
export function revealScripted(): void {
  for (const link of document.querySelectorAll(`a[${SCRIPTED_ATTRIBUTE}=dialog]`))
    link.setAttribute('aria-haspopup', 'dialog');
  if (!('geolocation' in navigator) || !isSecureContext) return;
  for (const button of document.querySelectorAll<HTMLElement>(`[${SCRIPTED_ATTRIBUTE}=position]`))
    button.hidden = false;
}
