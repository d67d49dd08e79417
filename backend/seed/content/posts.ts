import type { PostSeed } from '../types';
import { posts2025 } from './posts-2025';
import { posts2026Autumn } from './posts-2026-autumn';
import { posts2026Spring } from './posts-2026-spring';
import { posts2026Summer } from './posts-2026-summer';
import { posts2026Winter } from './posts-2026-winter';

/** The blog, oldest first. A few carry on purpose what a real blog carries: scripts, shortcodes, a password, a draft. */
export const posts: PostSeed[] = [
  ...posts2025,
  ...posts2026Winter,
  ...posts2026Spring,
  ...posts2026Summer,
  ...posts2026Autumn,
];
