import { LINK_SCHEMES, RICH_TEXT_ELEMENTS, RICH_TEXT_SCHEMES, richTextAttributes } from '@clinic/contract/rich-text';
import { allowedMarkup } from '@clinic/contract/rich-text/markup';
import sanitizeHtml from 'sanitize-html';

/** Hosts of YouTube videos, which the site shows as links (lib/upstream/rich-text.ts). */
const VIDEO_HOSTS = ['www.youtube.com', 'youtube.com', 'm.youtube.com', 'www.youtube-nocookie.com', 'youtu.be'];

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [...Object.keys(RICH_TEXT_ELEMENTS), 'iframe'],
  allowedAttributes: {
    ...richTextAttributes(),
    iframe: ['src', 'title'],
  },
  allowedSchemes: [...RICH_TEXT_SCHEMES],
  allowedSchemesByTag: { a: [...LINK_SCHEMES] },
  allowProtocolRelative: false,
  allowedIframeHostnames: VIDEO_HOSTS,
  exclusiveFilter: ({ tag, attribs }) => tag === 'iframe' && !attribs.src,
};

/**
 * Returns an editor's HTML in the markup that the site shows, without scripts, handlers and executable addresses. The
 * site sanitizes it again when reading; this protects all other readers of the database.
 */
export const cleanRichText = (html: string): string =>
  /[<&]/.test(html) ? sanitizeHtml(allowedMarkup(html), OPTIONS) : html;
