import { Icon } from '@/components/ui/icon';
import type { Locale } from '@/lib/i18n/locales';
import type { ConsentMessages, ConsentSheet } from './consent-messages';

type Props = { sheet: ConsentSheet; locale: Locale; texts: ConsentMessages };

/** The text of a test in parts, all open initially; the patient may fold a part after reading it (M138). */
export function ConsentSheetView({ sheet: { language, parts }, locale, texts }: Props) {
  const isForeign = language !== locale;
  return (
    <div className="consent-sheet">
      {isForeign && <p className="note">{texts.otherLanguage}</p>}
      {parts.map(([part, paragraphs]) => (
        <details key={part} open>
          <summary>
            <h3>{texts[part]}</h3>
            <Icon name="chevron-down" />
          </summary>
          <div className="consent-part" lang={isForeign ? language : undefined}>
            {part === 'obligations' ? (
              <ul>
                {paragraphs.map((paragraph) => (
                  <li key={paragraph}>{paragraph}</li>
                ))}
              </ul>
            ) : (
              paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>)
            )}
          </div>
        </details>
      ))}
    </div>
  );
}
