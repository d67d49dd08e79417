import type { PageSeed } from '../types';
import { cataloguePages } from './pages-catalogue';
import { groupPages } from './pages-group';
import { informationPages } from './pages-information';
import { legalPages } from './pages-legal';
import { privacyPages } from './pages-privacy';
import { professionalPages } from './pages-professional';
import { routePages } from './pages-routes';
import { securityPages } from './pages-security';

/** Every page record: the fixed routes first, then the pages that are only their content. Ids follow this order. */
export const pages: PageSeed[] = [
  ...routePages,
  ...cataloguePages,
  ...professionalPages,
  ...privacyPages,
  ...legalPages,
  ...securityPages,
  ...groupPages,
  ...informationPages,
];
