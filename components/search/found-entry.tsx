import { SpecialityIcon } from '@/components/shared/speciality-icon';
import { Icon } from '@/components/ui/icon';
import type { SearchKind } from '@/lib/domain/search';
import type { Service } from '@/lib/domain/speciality';

/** A result; without address it is plain text. */
export type Entry = { id: string; name: string; href: string | null };

type Props = Omit<Entry, 'id'> & { lang?: 'es' | undefined; className?: string };

/** The name of a result, a link where it has a page. */
export const FoundName = ({ name, href, lang, className }: Props) =>
  href ? (
    <a className={className} href={href} lang={lang}>
      {name}
    </a>
  ) : (
    <span lang={lang}>{name}</span>
  );

/** The name of a result in a row, and a line about it. */
export const NamedWithNote = ({ note, ...named }: Props & { note: string }) => (
  <p>
    <FoundName {...named} />
    {note && <small>{note}</small>}
  </p>
);

const ICONS: Record<Exclude<SearchKind, 'speciality' | 'regional' | 'test'>, string> = {
  clinic: 'map-pin',
  associated: 'map-pin',
  town: 'map-pin',
  doctor: 'user-round',
  product: 'ticket',
  article: 'newspaper',
  page: 'info',
};

type FoundIconProps = { kind: SearchKind; service: Service | null; slug: string; iconUrl?: string | undefined };

/** The icon of a found record on a plate in the colour of its service; decorative. */
export const FoundIcon = ({ kind, service, slug, iconUrl }: FoundIconProps) => (
  <span className="found-icon" data-service={service ?? 'medicas'} aria-hidden="true">
    {kind === 'speciality' || kind === 'regional' || kind === 'test' ? (
      <SpecialityIcon own={iconUrl} words={slug} service={service} size={iconUrl ? 34 : 26} />
    ) : (
      <Icon name={ICONS[kind]} />
    )}
  </span>
);
