import { HIDDEN_TEXT_TAGS, LINK_SCHEMES, RICH_TEXT_SCHEMES, RICH_TEXT_TAGS } from '@clinic/contract/rich-text';
import sanitizeHtml from 'sanitize-html';

/** A video of YouTube, which the site shows as a link (lib/upstream/rich-text.ts). */
const VIDEO_HOSTS = ['www.youtube.com', 'youtube.com', 'm.youtube.com', 'www.youtube-nocookie.com', 'youtu.be'];

const OPTIONS: sanitizeHtml.IOptions = {
  // The site makes these one of its own headings, strong and em.
  allowedTags: [...RICH_TEXT_TAGS, 'h1', 'h5', 'h6', 'b', 'i', 'iframe'],
  nonTextTags: HIDDEN_TEXT_TAGS.filter((tag) => tag !== 'iframe'),
  allowedAttributes: {
    a: ['href', 'lang'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    iframe: ['src', 'title'],
  },
  allowedSchemes: [...RICH_TEXT_SCHEMES],
  allowedSchemesByTag: { a: [...LINK_SCHEMES] },
  allowProtocolRelative: false,
  allowedIframeHostnames: VIDEO_HOSTS,
  exclusiveFilter: ({ tag, attribs }) => tag === 'iframe' && !attribs.src,
};

/**
 * What an editor wrote without what the site would leave out anyhow: scripts, handlers, addresses that run. The site cleans
 * it once more when it is read; so does every other reader of the store find nothing to run.
 */
export const cleanRichText = (html: string): string => (/[<&]/.test(html) ? sanitizeHtml(html, OPTIONS) : html);
