import { type Locale, localePath } from '@/lib/i18n/locales';
import type { ConsentMessages } from './consent-messages';

type Props = { locale: Locale; texts: ConsentMessages };

/** What happens to the data, in five sentences, with a link to the whole policy (M140). */
export function DataNotice({ locale, texts }: Props) {
  const { dataPurpose, dataRetention, dataRecipients, dataRights, dataComplaints } = texts;
  return (
    <section className="consent-data" aria-labelledby="consiente-datos">
      <h2 id="consiente-datos" className="text-xl">
        {texts.dataProtection}
      </h2>
      <ul>
        {[dataPurpose, dataRetention, dataRecipients, dataRights, dataComplaints].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <a className="link" href={localePath(locale, '/politica-privacidad')}>
        {texts.privacy}
      </a>
    </section>
  );
}
