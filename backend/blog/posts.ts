import { madridTime } from '@clinic/contract/dates';
import { type GroupNames, withNames } from '#catalogue/names';
import type { Querier } from '#store/db';

/** A stored post with its picture. Title, excerpt and content are HTML. */
export type StoredPost = {
  id: number;
  slug: string;
  /** Local time of the blog without a zone, 2026-11-06T10:30:00. */
  date: string;
  title: string;
  excerpt: string;
  content: string;
  isProtected: boolean;
  isForProfessionals: boolean;
  /** `focus` is the focal point, such as "50% 20%"; null for the middle. */
  image: { id: number; name: string; alt: string; focus: string | null } | null;
};

type Row = Omit<StoredPost, 'isProtected' | 'image'> & {
  password: string | null;
  imageAlt: string | null;
  imageId: number | null;
  imagePath: string | null;
  imageText: string | null;
  imageFocus: string | null;
};

/** Returns the public posts, newest first: no drafts, and planned posts only from their date on. */
export async function readPublicPosts(db: Querier, names: GroupNames, now: Date): Promise<StoredPost[]> {
  const rows = await db.query<Row>(
    `select post.id, slug, to_char(date, 'YYYY-MM-DD"T"HH24:MI:SS') as date, title, excerpt, content, password,
            coalesce(paraprofesional, false) as "isForProfessionals",
            "imageAlt", image as "imageId", "contentUrl" as "imagePath", foco as "imageFocus",
            localized_text(texts, 'alternativo', 'es') as "imageText"
     from post left join media_object on media_object.id = post.image
     where status = 'publish' or (status = 'future' and date <= $1::timestamp)
     order by date desc, post.id desc`,
    [madridTime(now)],
  );
  return rows.map(({ password, imageAlt, imageId, imagePath, imageText, imageFocus, ...post }) => ({
    ...post,
    title: withNames(post.title, true, names),
    excerpt: withNames(post.excerpt, true, names),
    content: withNames(post.content, true, names),
    isProtected: password !== null && password !== '',
    image:
      imageId === null || imagePath === null
        ? null
        : { id: imageId, name: imagePath.replace('/media/', ''), alt: imageAlt || imageText || '', focus: imageFocus },
  }));
}
