import { Icon } from '@/components/ui/icon';
import type { ShownHour } from '@/lib/i18n/first-hour';

type Props = {
  label: string;
  /** Without an hour nothing is shown. */
  hour: ShownHour | null | undefined;
  /** Whose hour it is, for screen readers, where a page has several. */
  about?: string;
};

/** The first free hour, a link that opens the appointment form with it. Not printed: it is soon taken. */
export function FirstHourLink({ label, hour, about }: Props) {
  if (!hour) return null;
  const { href, text, clinic } = hour;
  return (
    <a className="link no-print relative flex w-fit gap-2 py-2 text-sm leading-snug" href={href}>
      <Icon name="clock" className="shrink-0" />
      <span className="font-normal">
        {`${label}: `}
        <strong>{text}</strong>
        {clinic && ` · ${clinic}`}
        {about && <span className="sr-only">{` · ${about}`}</span>}
      </span>
    </a>
  );
}
