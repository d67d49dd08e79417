import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ConsentText } from '../wire';

/** A text patients consent to, part by part, in its own language; it scrolls by itself. */
export const ConsentParts = ({ consent: { version, idioma, partes } }: { consent: ConsentText }) => {
  const translate = useTranslate();
  const title = translate('desk.caller.text', { version });
  return (
    <section
      className="desk-consent"
      lang={idioma ?? undefined}
      aria-label={title}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
      tabIndex={0}
    >
      {partes.map(({ parte, parrafos }) => (
        <div key={parte}>
          <Typography sx={{ fontWeight: 700 }}>{translate(`desk.caller.parts.${parte}`)}</Typography>
          {parrafos.map((paragraph) => (
            <Typography key={paragraph} sx={{ mb: 1 }}>
              {paragraph}
            </Typography>
          ))}
        </div>
      ))}
    </section>
  );
};
