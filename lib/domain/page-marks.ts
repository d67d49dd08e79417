/*
 * Marks in a page's markup, written by a component and read by the proxy in the document or by the bootstrap
 * script in the browser.
 */

/** Type of the script element that lists the deferred scripts. The proxy writes it, the bootstrap script reads it. */
export const DEFERRED_SCRIPT_TYPE = 'deferred';

/** Type of the script element with the framework's page data, which the bootstrap script passes on with the scripts. */
export const PAGE_DATA_TYPE = 'page-data';

/** Element for visitors without JavaScript. Without the attribute, the proxy does not defer the scripts of its page. */
export const NO_SCRIPT_ELEMENT = 'noscript';
export const COMPLETE_ATTRIBUTE = 'data-complete';

/** Class of the button of the cookie settings, and its attribute with the letters of the services the page may load. */
export const COOKIE_BUTTON_CLASS = 'cookie-button';
export const SERVICES_ATTRIBUTE = 'data-services';

/** Class and attribute of the element that the quality seal is drawn into. */
export const SEAL_CLASS = 'seal';
export const SEAL_ATTRIBUTE = 'data-seal';

/** On content for a logged-in visitor: the bootstrap script prevents the browser from showing the page again. */
export const PRIVATE_ATTRIBUTE = 'data-private';

/** Class of the container for the link to an unpaid hour; empty until the bootstrap script fills it. */
export const UNPAID_CLASS = 'top-unpaid';

/** On a link: the id of the dialog that the bootstrap script opens instead of following the link. */
export const DIALOG_ATTRIBUTE = 'data-dialog';

/** On a link to the same page in another language: its code, which the bootstrap script stores. */
export const LOCALE_ATTRIBUTE = 'data-locale';

/** On the list of deferred scripts, or any element: scripts load after the first paint, not on first interaction. */
export const AT_ONCE_ATTRIBUTE = 'data-at-once';

/** On a list that filters on change: the address of the unfiltered list. */
export const AT_CHANGE_ATTRIBUTE = 'data-at-change';

/**
 * On a control whose events React handles (lib/browser/scripted.ts); `dialog` on a link that opens one instead of its
 * page, `only-dialog` if the page is no substitute.
 */
export const SCRIPTED_ATTRIBUTE = 'data-scripted';
/** On such a control once React has hydrated it. */
export const HYDRATED_ATTRIBUTE = 'data-hydrated';

/** On an element that reads its state from the address: the name of the parameter. */
export const PARAMETER_ATTRIBUTE = 'data-parameter';

/** On an element that depends on the time: the hours of a week, with sentences about them or a text while open. */
export const WEEK_ATTRIBUTE = 'data-week';
export const OPEN_NOW_ATTRIBUTE = 'data-open-now';
export const OPEN_TEXTS_ATTRIBUTE = 'data-open-texts';
/** On the element in each day's row for the word that marks today. */
export const TODAY_ATTRIBUTE = 'data-today';

/** On the buttons of a scrolling row: the number of cards per step. */
export const STEP_ATTRIBUTE = 'data-step';

/** On a row after its first use: set by the bootstrap script, which also sends the event; the component loads Embla. */
export const ROW_USED_ATTRIBUTE = 'data-used';
export const ROW_USED = 'row-used';
/** Events of the component: Embla is ready, and the event's detail is called to hand over; Embla has taken over. */
export const ROW_READY = 'row-ready';
export const ROW_TAKEN = 'row-taken';
/** On a row moved by Embla: the browser does not scroll it any more. */
export const EMBLA_ATTRIBUTE = 'data-embla';

/** On the bootstrap script: the text announced while a pressed control waits for its script. */
export const LOADING_ATTRIBUTE = 'data-loading';

/** Props for an element filled by a browser script: rendered empty, and React keeps the content written there. */
export const FILLED_BY_SCRIPT = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true } as const;

/** An attribute for a JSX element; omitted without a value. */
export const mark = (name: string, value: string | undefined): Record<string, string | undefined> => ({
  [name]: value,
});
