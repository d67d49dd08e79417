import { useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import { goToField } from '@/lib/browser/go-to-field';
import { hideBeside } from '@/lib/browser/hide-beside';
import type { OwnVisit } from '@/lib/domain/appointment/own-visit';
import { CANCEL_DIALOG } from './cancel-visit';
import { MOVE_DAY } from './move-visit';
import type { OwnVisitTexts } from './own-texts';

type Props = { visit: OwnVisit; texts: OwnVisitTexts };

/** The bar of telephones on the page of a visit: change and cancel, until their own parts of the page are in view. */
export function VisitBar({ visit: { canMove, canCancel }, texts }: Props) {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    if (bar.current) return hideBeside(bar.current, document.querySelectorAll('.visit-act'));
  }, []);
  return (
    <nav ref={bar} className="action-bar visit-bar narrow-only no-print" aria-label={texts.barLabel}>
      {canMove && (
        <button type="button" className="btn btn-act" onClick={() => goToField(MOVE_DAY)}>
          <Icon name="calendar" /> {texts.barMove}
        </button>
      )}
      {canCancel && (
        <button type="button" className="btn btn-line" command="show-modal" commandfor={CANCEL_DIALOG}>
          {texts.barCancel}
        </button>
      )}
    </nav>
  );
}
