import { type ReactNode, useEffect, useMemo } from 'react';
import { I18nContext, useLocaleState, useTranslate } from 'react-admin';
import { i18nProvider } from './i18n-provider';

/** Translates its children again when the language changes, without remounting them: typed text stays. */
export const InLanguage = ({ children }: { children: ReactNode }) => {
  const [locale] = useLocaleState();
  const translate = useTranslate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a provider of its own for each language is how those who use it notice
  const provider = useMemo(() => ({ ...i18nProvider }), [locale]);
  useEffect(() => {
    document.documentElement.lang = locale;
    document.title = translate('desk.title');
  }, [locale, translate]);
  return <I18nContext.Provider value={provider}>{children}</I18nContext.Provider>;
};
