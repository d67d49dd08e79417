'use client';

import { useSyncExternalStore } from 'react';
import { Icon } from './icon';

const nothing = () => () => {};

/** Prints the page. Hidden without JavaScript, where the browser's own command prints. */
export function PrintButton({ label }: { label: string }) {
  const canPrint = useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  );
  if (!canPrint) return null;
  return (
    <button type="button" className="btn btn-line" onClick={() => print()}>
      <Icon name="printer" /> {label}
    </button>
  );
}
