import { hasSeal } from '@/lib/domain/cookies/third-parties';
import type { Banner } from '@/lib/domain/page';
import { FILLED_BY_SCRIPT, mark, SEAL_ATTRIBUTE, SEAL_CLASS } from '@/lib/domain/page-marks';

/** The element for the quality seal in the banner of aesthetic medicine (M37): empty until the visitor has agreed to it. */
export const BannerSeal = ({ banner }: { banner: Banner | null }) =>
  banner && hasSeal(banner.name) ? (
    <div className={SEAL_CLASS} {...mark(SEAL_ATTRIBUTE, '')} {...FILLED_BY_SCRIPT} />
  ) : null;
