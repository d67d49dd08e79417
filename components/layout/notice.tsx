import { whatsappHref } from '@clinic/contract/phone-numbers';
import { getFormatter, getTranslations } from 'next-intl/server';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import type { ShellContent } from '@/lib/domain/shell';

type Props = { notice: NonNullable<ShellContent['notice']> };

/** Days without patient services, and who to ask for an urgent COVID result (M34). */
export async function Notice({ notice }: Props) {
  const [t, format] = await Promise.all([getTranslations('Notice'), getFormatter()]);
  const days = notice.dates.map((date) =>
    format.dateTime(new Date(`${date}T12:00:00Z`), { day: 'numeric', month: 'long' }),
  );
  const dates = format.list(days);
  return (
    <div className="notice-strip no-print">
      <p className="wrap">
        <Icon name="info" /> {t('summary', { dates })}{' '}
        <button type="button" className="link" command="show-modal" commandfor="aviso">
          {t('more')}
        </button>
      </p>
      <Dialog id="aviso" title={t('title')} closeLabel={t('close')} dates={notice.dates.join()}>
        <div className="stack">
          <p>{t('text', { dates })}</p>
          <p>
            {t('urgent')}{' '}
            <a className="link" href={whatsappHref(notice.phone) ?? undefined}>
              {t('message', { phone: notice.phone })}
            </a>
            {notice.email && (
              <>
                {' · '}
                <a className="link" href={`mailto:${notice.email}`}>
                  {notice.email}
                </a>
              </>
            )}
          </p>
        </div>
      </Dialog>
    </div>
  );
}
