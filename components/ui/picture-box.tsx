import type { Picture } from '@/lib/domain/media';

type Props = { picture: Picture; alt: string; className?: string; eager?: boolean };

/** A photo that fills its box. The box has the size, so nothing moves when the file arrives. */
export function PictureBox({ picture, alt, className = '', eager = false }: Props) {
  return (
    <img
      src={picture.url}
      alt={alt}
      width={picture.width ?? undefined}
      height={picture.height ?? undefined}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      className={`size-full object-cover ${className}`}
    />
  );
}
