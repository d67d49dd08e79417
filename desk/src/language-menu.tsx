import LanguageIcon from '@mui/icons-material/Translate';
import { Button, Menu, MenuItem } from '@mui/material';
import { type ReactNode, useEffect, useId, useMemo, useState } from 'react';
import { I18nContext, useLocaleState } from 'react-admin';
import { i18nProvider, LOCALES } from './i18n-provider';
import type { Locale } from './translator';
import { useTranslate } from './use-translate';

/** The languages of the screens; `onChoose` stores the choice if an account is signed in. */
export const LanguageMenu = ({ onChoose }: { onChoose?: (locale: Locale) => void }) => {
  const translate = useTranslate();
  const id = useId();
  const [locale, setLocale] = useLocaleState();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (chosen: Locale) => {
    setAnchor(null);
    if (chosen === locale) return;
    setLocale(chosen);
    onChoose?.(chosen);
  };
  const name = LOCALES.find((one) => one.locale === locale)?.name;
  return (
    <>
      <Button
        color="inherit"
        startIcon={<LanguageIcon />}
        aria-label={`${translate('desk.language')}: ${name}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {name}
      </Button>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {LOCALES.map((one) => (
          <MenuItem
            key={one.locale}
            lang={one.locale}
            selected={one.locale === locale}
            onClick={() => choose(one.locale)}
          >
            {one.name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};

/** Translates its children again when the language changes, without remounting them, so that typed text stays. */
export const InLanguage = ({ children }: { children: ReactNode }) => {
  const [locale] = useLocaleState();
  const translate = useTranslate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new provider renders its users again in the new language
  const provider = useMemo(() => ({ ...i18nProvider }), [locale]);
  useEffect(() => {
    document.documentElement.lang = locale;
    document.title = translate('desk.title');
  }, [locale, translate]);
  return <I18nContext.Provider value={provider}>{children}</I18nContext.Provider>;
};
