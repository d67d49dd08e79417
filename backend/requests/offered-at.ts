/** SQL of whether a product can be had at a clinic: at those it names, or at every one of the group when it names none. */
export const offeredAtSql = (product: string, clinic: string): string =>
  `case when exists (select from producto_centromedico where producto_id = ${product})
     then exists (select from producto_centromedico where producto_id = ${product} and centromedico_id = ${clinic})
     else exists (select from centromedico where id = ${clinic} and not otro) end`;
