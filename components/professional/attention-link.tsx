import { telHref } from '@clinic/contract/phone-numbers';
import { Icon } from '@/components/ui/icon';
import { type Panel, PanelLink } from '@/components/ui/panel-link';
import type { Locale } from '@/lib/i18n/locales';
import type { ProfessionalContent } from './load-professional';

type Props = { locale: Locale; content: ProfessionalContent; className: string };

/** Opens the direct line of professionals (M65, M67), loaded on its first use; else it calls the line. */
export function AttentionLink({ locale, content, className }: Props) {
  const load = async (): Promise<Panel> => {
    const { AttentionDialog } = await import('./attention-dialog');
    return (onClose) => <AttentionDialog locale={locale} content={content} onClose={onClose} />;
  };
  return (
    <PanelLink href={telHref(content.helpline.phone) ?? ''} className={className} load={load}>
      <Icon name="phone" /> {content.attention.callYou}
    </PanelLink>
  );
}
