import type { Service } from '@/lib/domain/speciality';
import { Motif } from './motif';

type Props = {
  name: string;
  service: Service;
  seed: string;
  className?: string;
  /** False: only the ground and the plate, for long lists before script draws the rest. */
  isDrawn?: boolean;
};

const INK: Record<Service, string> = {
  medicas: 'text-pine-700',
  imagen: 'text-cobalt-700',
  genetica: 'text-mulberry-700',
};

/** Replaces a doctor's missing photograph: the motif of the service and the initials on a white plate, 4 by 3. */
export function Monogram({ name, service, seed, className = '', isDrawn = true }: Props) {
  return (
    <div aria-hidden="true" className={`relative aspect-4/3 overflow-hidden ${className}`}>
      {isDrawn && <Motif service={service} seed={seed} cols={15} rows={12} className="absolute inset-0 size-full" />}
      <span
        className={`absolute bottom-3 left-3 rounded-[14px] bg-white px-3 pt-1.5 pb-2 font-display font-bold text-[3.5rem] leading-none tracking-display ${INK[service]}`}
      >
        {initials(name)}
      </span>
    </div>
  );
}

const TITLE = /^(?:dra?|prof(?:a|esora?)?|d|dña|sra?)\.?$/i;
const PARTICLE = /^(?:de|del|la|las|los|el|i|y|d')$/i;

/**
 * Capitals of the given name and the first surname, without titles and particles; '' without a letter. Arabic letters
 * are kept from joining, Georgian has no capitals.
 */
export function initials(name: string): string {
  const letters = name
    .normalize('NFKC')
    .split(/\s+/)
    .filter((word) => !TITLE.test(word) && !PARTICLE.test(word))
    .flatMap((word) => /\p{L}/u.exec(word.replace(/^[dl]['’](?=.)/i, ''))?.[0] ?? [])
    .slice(0, 2);
  const isArabic = letters.some((letter) => /\p{Script=Arabic}/u.test(letter));
  return letters
    .map((letter) => (/\p{Script=Georgian}/u.test(letter) ? letter : letter.toLocaleUpperCase('es')))
    .join(isArabic ? '\u200c' : '');
}
