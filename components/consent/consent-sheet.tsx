import { Icon } from '@/components/ui/icon';
import type { Locale } from '@/lib/i18n/locales';
import type { ConsentSheet, ConsentWords } from './consent-words';

type Props = { sheet: ConsentSheet; locale: Locale; texts: ConsentWords };

/** The text of a test in parts that open, the patient's obligations open already (M138); printed, all are open. */
export function ConsentSheetView({ sheet: { language, parts }, locale, texts }: Props) {
  const isForeign = language !== locale;
  return (
    <div className="consent-sheet">
      {isForeign && <p className="note">{texts.otherLanguage}</p>}
      {parts.map(([part, paragraphs]) => (
        <details key={part} open={part === 'obligations'}>
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
