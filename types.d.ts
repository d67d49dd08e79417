import type { routing } from './lib/i18n/routing';
import type messages from './messages/es.json';

declare module 'next-intl' {
  interface AppConfig {
    Locale: (typeof routing.locales)[number];
    Messages: typeof messages;
  }
}

declare module 'react' {
  // Invoker commands: a button opens or closes a dialog without a script.
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close';
    commandfor?: string;
  }
}
