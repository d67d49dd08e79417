import type { Service } from '@/lib/domain/speciality';
import { iconCell } from './speciality-icons';
import { type Shown, SpriteIcon } from './sprite-icon';

type Props = Shown & { slug: string; service: Service | null };

/** The icon of a speciality in the colour of the text, decorative. */
export const SpecialityIcon = ({ slug, service, ...shown }: Props) => (
  <SpriteIcon cell={iconCell(slug, service)} {...shown} />
);
