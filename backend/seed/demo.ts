import { composeTables } from './compose';
import { clinics } from './content/clinics';
import { configuration } from './content/configuration';
import { doctors } from './content/doctors';
import { equipment } from './content/equipment';
import { machines } from './content/machines';
import { pages } from './content/pages';
import { posts } from './content/posts';
import { products } from './content/products';
import { specialities } from './content/specialities';
import { tags } from './content/tags';
import { tests } from './content/tests';
import type { ContentTables } from './tables';
import { parseContent } from './validate';

/** The demo catalogue of content/ as rows. Throws a sentence for each reference that leads nowhere. */
export const demoTables = (): ContentTables =>
  parseContent(
    composeTables({
      specialities,
      machines,
      clinics,
      equipment,
      tags,
      doctors,
      tests,
      products,
      pages,
      configuration,
      posts,
    }),
  );
