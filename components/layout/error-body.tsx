import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { WaysOn } from '@/components/ui/ways-on';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { CallLine } from './call-line';

type Props = { locale: Locale; path: string; message: string };

/** A page that could not be read: the exact message, a way to try again, and a person to call. */
export function ErrorBody({ locale, path, message }: Props) {
  const t = useTranslations('Errors');
  return (
    <div className="wrap section stack">
      <h1 className="text-4xl">{t('title')}</h1>
      <div className="error-panel" role="alert">
        <p>
          <Icon name="triangle-alert" /> {t('error', { message })}
        </p>
      </div>
      <WaysOn
        ways={[
          [localePath(locale, path), t('retry')],
          [localePath(locale, '/'), t('home')],
        ]}
      />
      <CallLine text={t('phone')} />
    </div>
  );
}
