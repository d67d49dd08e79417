'use client';

import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { scripted } from '@/lib/browser/scripted';
import type { Texts } from '@/lib/i18n/texts';

/** Copies the address of the page, without query and fragment, and confirms it. Invisible without JavaScript. */
export function CopyLink({ texts }: { texts: Texts<'CopyLink'> }) {
  const [result, setResult] = useState<'copied' | 'failed' | null>(null);

  const copy = async () => {
    setResult(null);
    const { origin, pathname } = window.location;
    try {
      await navigator.clipboard.writeText(origin + pathname);
      setResult('copied');
    } catch {
      setResult('failed');
    }
  };

  return (
    <div className="flex flex-wrap items-center gap-4">
      <button type="button" className="btn btn-line scripted" {...scripted()} onClick={copy}>
        {texts.copy}
      </button>
      <p role="status" className="text-sm text-ink-2">
        {result === 'copied' && (
          <>
            <Icon name="check" /> {texts.copied}
          </>
        )}
        {result === 'failed' && texts.failed}
      </p>
    </div>
  );
}
