'use client';

import { scripted } from '@/lib/browser/scripted';
import { Icon } from './icon';

/** Prints the page. Invisible without JavaScript, where the browser's own command prints. */
export function PrintButton({ label }: { label: string }) {
  return (
    <button type="button" className="btn btn-line scripted" {...scripted()} onClick={() => print()}>
      <Icon name="printer" /> {label}
    </button>
  );
}
