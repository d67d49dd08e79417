import { withLines, withParagraphs } from './blocks';
import { withOfficeLists } from './office-lists';
import { withRealPictures } from './pictures';
import { withMeaning } from './styles';
import { parseMarkup, writeMarkup } from './tree';

/**
 * Returns a rich text with the elements and attributes of contract/rich-text.ts and frames, which mean what the given
 * HTML shows. Addresses are not checked: the text must be sanitized before it is stored or shown.
 */
export const allowedMarkup = (html: string): string =>
  writeMarkup(withLines(withParagraphs(withMeaning(withOfficeLists(withRealPictures(parseMarkup(html)))))));
