import { useTranslations } from 'next-intl';

/** `href`: null if the upstream has no such page. */
type Props = { href: string | null; className?: string };

/** For visitors who already have an appointment: the way to the page that shows, changes or cancels it. */
export function OwnVisitLine({ href, className }: Props) {
  const t = useTranslations('OwnVisitPage');
  if (href === null) return null;
  return (
    <p className={className}>
      {t('question')}{' '}
      <a className="link" href={href}>
        {t('manage')}
      </a>
    </p>
  );
}
