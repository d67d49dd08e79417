import { sizedUrl } from '@/lib/domain/media';
import type { Service } from '@/lib/domain/speciality';
import { iconCell } from './speciality-icons';
import { type Shown, SpriteIcon } from './sprite-icon';

type Props = Shown & {
  /** The address of the record's own icon, which goes before any drawn one. */
  own?: string | null | undefined;
  /** Slug or name, by which the drawn icon is chosen. */
  words: string;
  service: Service | null;
};

/** The icon of a speciality, its own or a drawn one in the colour of the text; decorative. */
export const SpecialityIcon = ({ own, words, service, size = 28, className = '' }: Props) =>
  own ? (
    <OwnIcon url={own} size={size} />
  ) : (
    <SpriteIcon cell={iconCell(words, service)} size={size} className={className} />
  );

/** The icon an editor gave a record. */
export const OwnIcon = ({ url, size = 28 }: { url: string; size?: number }) => (
  <img
    src={sizedUrl(url, 160)}
    alt=""
    width={size}
    height={size}
    loading="lazy"
    decoding="async"
    className="own-icon"
    style={{ width: size, height: size }}
  />
);
