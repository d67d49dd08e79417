import type { Locale } from './locales';

type Texts = { title: string; text: string; retry: string; home: string; phone: string };

/** Texts shown when a page's scripts fail: bundled, because the server may be unreachable then. */
export const CRASH_TEXTS: Record<Locale, Texts> = {
  es: {
    title: 'No hemos podido mostrar esta página',
    text: 'Algo ha fallado en esta página. Vuelve a cargarla: lo que ya habías enviado no se pierde.',
    retry: 'Volver a intentar',
    home: 'Ir al inicio',
    phone: 'Si es urgente, llámanos:',
  },
  ca: {
    title: 'No hem pogut mostrar aquesta pàgina',
    text: 'Alguna cosa ha fallat en aquesta pàgina. Torna a carregar-la: el que ja havies enviat no es perd.',
    retry: 'Torna-ho a provar',
    home: 'Ves a l’inici',
    phone: 'Si és urgent, truca’ns:',
  },
  en: {
    title: 'We could not show this page',
    text: 'Something went wrong on this page. Load it again: what you had already sent is not lost.',
    retry: 'Try again',
    home: 'Go to the home page',
    phone: 'If it is urgent, call us:',
  },
};
