import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { type Panel, PanelLink } from '@/components/ui/panel-link';
import { telOf } from '@/lib/domain/phone';
import type { Locale } from '@/lib/i18n/locales';
import { CallbackLink } from './callback-link';
import { loadProfessional, type ProfessionalContent } from './load-professional';
import './professional.css';

const PARTS = { callback: CallbackBand, attention: Attention, invitation: Invitation } as const;

/** The call-back of the home, and instead of the appointment of a test, its button and its invitation. */
export type ProfessionalPart = keyof typeof PARTS;

type Props = { locale: Locale; content: ProfessionalContent };

/** A part with its texts; throws when they cannot be read. */
export async function loadPart(locale: Locale, part: ProfessionalPart): Promise<ReactNode> {
  const Part = PARTS[part];
  return <Part locale={locale} content={await loadProfessional(locale)} />;
}

/** The call-back on the home page (M171). */
function CallbackBand({ locale, content }: Props) {
  const { title, invitation, callYou } = content.callback;
  return (
    <section className="callback-band" aria-labelledby="le-llamamos-t">
      <div className="wrap">
        <div>
          <h2 id="le-llamamos-t" className="text-2xl">
            {title}
          </h2>
          <p className="mt-1 text-ink-2">{invitation}</p>
        </div>
        <CallbackLink locale={locale} className="btn btn-primary">
          <Icon name="phone" /> {callYou}
        </CallbackLink>
      </div>
    </section>
  );
}

/** The direct line at the top of a test's page (M65, M67). */
function Attention({ locale, content }: Props) {
  return (
    <p>
      <AttentionLink locale={locale} content={content} className="btn btn-primary" />
    </p>
  );
}

/** The direct line at the end of a test's page, with title and text. */
function Invitation({ locale, content }: Props) {
  return (
    <>
      <div>
        <h2 id="cita-prueba-t" className="text-2xl">
          {content.attention.title}
        </h2>
        <p className="mt-2 text-ink-2">{content.attention.text}</p>
      </div>
      <Attention locale={locale} content={content} />
    </>
  );
}

type LinkProps = { locale: Locale; content: ProfessionalContent; className: string };

/** Opens the direct line of professionals (M65, M67), loaded on its first use; without script it calls the line. */
function AttentionLink({ locale, content, className }: LinkProps) {
  const load = async (): Promise<Panel> => {
    const { AttentionDialog } = await import('./attention-dialog');
    return (onClose) => <AttentionDialog locale={locale} content={content} onClose={onClose} />;
  };
  return (
    <PanelLink href={telOf(content.helpline.phone) ?? ''} className={className} load={load} isOnlyWay>
      <Icon name="phone" /> {content.attention.callYou}
    </PanelLink>
  );
}
