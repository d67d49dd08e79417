import type { RichText } from '@/lib/domain/media';

type Props = { html: RichText; className?: string; lang?: string };

/** Text of a record, already sanitised where it was read. */
export function RichContent({ html, className, lang }: Props) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: RichText is only made by the sanitiser (lib/upstream/rich-text).
    <div className={className ? `rich ${className}` : 'rich'} lang={lang} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
