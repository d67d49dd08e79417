import type { ReactNode } from 'react';
import { Motif } from '@/components/ui/motif/motif';
import type { Banner } from '@/lib/domain/page';
import type { Service } from '@/lib/domain/speciality';
import { BannerSeal, BannerVisual } from './banner';

type Props = {
  banner: Banner | null;
  /** The motif beside the text on a wide screen when the banner has no photos; undefined leaves the space empty. */
  motif?: { service: Service; seed: string };
  /** Uses the tint of the page's service. */
  isTinted?: boolean;
  /** The text takes two thirds of the width. */
  isWide?: boolean;
  /** Title, text and buttons. */
  children: ReactNode;
};

/** The head of a page: title and text, and beside them the photos of its banner or a motif. */
export function PageHead({ banner, motif, isTinted = false, isWide = false, children }: Props) {
  const hasPhotos = banner !== null && banner.pictures.length > 0;
  const aside = isWide ? 'lg:col-span-4' : 'lg:col-span-5';
  return (
    <div className={isTinted ? 'bg-(--svc-50)' : 'bg-mist'}>
      <div className="wrap grid items-center gap-6 py-6 lg:grid-cols-12 lg:gap-8 lg:py-10">
        <div className={isWide ? 'stack lg:col-span-8' : 'stack lg:col-span-7'}>
          {children}
          <BannerSeal banner={banner} />
        </div>
        {hasPhotos && (
          <div className={aside}>
            <BannerVisual pictures={banner.pictures} name={banner.name} />
          </div>
        )}
        {!hasPhotos && motif && (
          <div className={`max-lg:hidden ${aside}`}>
            <Motif {...motif} cols={isWide ? 12 : 14} rows={isWide ? 8 : 9} className="aspect-3/2 w-full rounded-lg" />
          </div>
        )}
      </div>
    </div>
  );
}
