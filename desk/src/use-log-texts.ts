import { useLocaleState } from 'react-admin';
import { logTexts } from './log-texts';
import { useAccount } from './use-account';
import { useTranslate } from './use-translate';

/** The texts of the access log in the language of the screens, with the names of the account's clinics. */
export function useLogTexts() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const clinics = new Map(useAccount()?.clinicas.map(({ id, nombre }) => [id, nombre]));
  return logTexts({ translate, locale, clinics });
}
