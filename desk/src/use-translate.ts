import { useTranslate as useLibraryTranslate } from 'react-admin';
import type { Translate } from './translator';

/** Returns the translation into the language of the screens, as `useTranslate` of react-admin, but for known keys only. */
export const useTranslate: () => Translate = useLibraryTranslate;
