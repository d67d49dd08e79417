import { type LetterChoice, lettersPath } from '@/lib/i18n/directory-address';
import { type Locale, localePath } from '@/lib/i18n/locales';

type Props = {
  locale: Locale;
  folder: string;
  choice: LetterChoice;
  /** Those with something to show, small. */
  letters: string[];
  label: string;
};

/** The ways to the records of one letter, within the chosen service; nothing when there is no choice. */
export function LetterLinks({ locale, folder, choice, letters, label }: Props) {
  if (letters.length < 2) return null;
  return (
    <nav aria-label={label} className="no-print">
      <ul className="section-starts">
        {letters.map((letter) => (
          <li key={letter}>
            <a
              href={localePath(locale, lettersPath(folder, { ...choice, letter }))}
              aria-current={letter === choice.letter ? 'true' : undefined}
            >
              {letter === '0' ? '#' : letter.toUpperCase()}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
