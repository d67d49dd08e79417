import { SpecialityIcon } from '@/components/shared/speciality-icon';
import { Icon } from '@/components/ui/icon';
import type { SearchKind } from '@/lib/domain/search';
import type { Service } from '@/lib/domain/speciality';

const ICONS: Record<Exclude<SearchKind, 'speciality' | 'regional' | 'test'>, string> = {
  clinic: 'map-pin',
  associated: 'map-pin',
  town: 'map-pin',
  doctor: 'user-round',
  product: 'ticket',
  article: 'newspaper',
  page: 'info',
};

type Props = { kind: SearchKind; service: Service | null; slug: string; iconUrl?: string | undefined };

/** The icon of a found record on a plate in the colour of its service; decorative. */
export const FoundIcon = ({ kind, service, slug, iconUrl }: Props) => (
  <span className="found-icon" data-service={service ?? 'medicas'} aria-hidden="true">
    {kind === 'speciality' || kind === 'regional' || kind === 'test' ? (
      <SpecialityIcon own={iconUrl} words={slug} service={service} size={iconUrl ? 34 : 26} />
    ) : (
      <Icon name={ICONS[kind]} />
    )}
  </span>
);
