import { z } from 'zod';
import { wireFlag, wireFocus, wireText } from './scalars';

const rendered = z
  .object({ rendered: wireText, protected: wireFlag })
  .nullable()
  .catch(null)
  .optional()
  .transform((value) => value ?? { rendered: null, protected: false });

const size = z.object({ source_url: wireText, width: wireText, height: wireText });

/**
 * What WordPress embeds as featured image: the image, an error object, or the whole REST index when the image was
 * deleted (docs/contract.md#featured-image). Only one with a `source_url` is an image.
 */
export const wireFeaturedImageSchema = z.object({
  source_url: z.string().min(1),
  alt_text: wireText,
  meta: z.object({ foco: wireFocus }).catch({ foco: null }).optional(),
  media_details: z
    .object({
      width: wireText,
      height: wireText,
      sizes: z.record(z.string(), size).catch({}).optional(),
    })
    .nullable()
    .catch(null)
    .optional(),
});
export type WireFeaturedImage = z.output<typeof wireFeaturedImageSchema>;

/** One tag of `head_tags`; `content` is the text of the element, not the attribute of a meta. */
export const wireHeadTagSchema = z.object({
  tag: z.string(),
  attributes: z.record(z.string(), z.string()).catch({}).optional(),
  content: wireText,
});
export type WireHeadTag = z.output<typeof wireHeadTagSchema>;

const wireYoastHeadSchema = z.object({
  title: wireText,
  description: wireText,
  robots: z.object({ index: wireText }).nullable().catch(null).optional(),
  og_title: wireText,
  og_description: wireText,
  og_type: wireText,
  og_locale: wireText,
  article_published_time: wireText,
  article_modified_time: wireText,
  author: wireText,
  twitter_card: wireText,
  schema: z.unknown().optional(),
});
export type WireYoastHead = z.output<typeof wireYoastHeadSchema>;

/** The tag of the posts that the portal of professionals shows. */
export const PROFESSIONALS_TAG_SLUG = 'profesionales';

/** A category or tag that WordPress embeds, in one list for each taxonomy. */
export const wireTermSchema = z.object({ taxonomy: wireText, slug: wireText });

export const wirePostSchema = z.object({
  slug: z.string().min(1),
  link: wireText,
  date: z.string().regex(/^\d{4}-\d{2}-\d{2}/),
  date_gmt: wireText,
  modified_gmt: wireText,
  title: rendered,
  content: rendered,
  excerpt: rendered,
  head_tags: z.array(z.unknown()).nullable().catch(null).optional(),
  yoast_head_json: wireYoastHeadSchema.nullable().catch(null).optional(),
  _embedded: z
    .object({
      'wp:featuredmedia': z.array(z.unknown()).catch([]).optional(),
      'wp:term': z.array(z.unknown()).catch([]).optional(),
    })
    .nullable()
    .catch(null)
    .optional(),
});
export type WirePost = z.output<typeof wirePostSchema>;
