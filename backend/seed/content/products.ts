import type { ProductSeed } from '../types';
import { checkupsProducts } from './products-checkups';
import { geneticsProducts } from './products-genetics';
import { laboratoryProducts } from './products-laboratory';
import { programmesProducts } from './products-programmes';
import { scansProducts } from './products-scans';
import { screeningProducts } from './products-screening';
import { specialistsProducts } from './products-specialists';
import { visitsProducts } from './products-visits';

/** The products of the demo shop; a new one goes at the end of the last list, since ids are positions. */
export const products: ProductSeed[] = [
  ...checkupsProducts,
  ...scansProducts,
  ...screeningProducts,
  ...visitsProducts,
  ...programmesProducts,
  ...laboratoryProducts,
  ...specialistsProducts,
  ...geneticsProducts,
];
