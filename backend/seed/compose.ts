import { createLibrary, type Library } from './library';
import type { ContentTables } from './tables';
import type {
  BannerSeed,
  ClinicSeed,
  ConfigurationSeed,
  DoctorSeed,
  EquipmentSeed,
  MachineSeed,
  PageSeed,
  PostSeed,
  ProductSeed,
  SeoSeed,
  SpecialitySeed,
  TagSeed,
  TestSeed,
  Text,
} from './types';

/** The lists of content/, as they are written. */
export type Content = {
  specialities: SpecialitySeed[];
  machines: MachineSeed[];
  clinics: ClinicSeed[];
  equipment: EquipmentSeed[];
  tags: TagSeed[];
  doctors: DoctorSeed[];
  tests: TestSeed[];
  products: ProductSeed[];
  pages: PageSeed[];
  configuration: ConfigurationSeed;
  posts: PostSeed[];
};

/** Turns the written lists into rows: keys become ids, pictures become media objects. Throws a sentence per unknown key. */
export function composeTables(content: Content): ContentTables {
  const library = createLibrary(content);
  const banners: BannerSeed[] = [];
  const bannerIds = (banner: BannerSeed | null | undefined): number[] => (banner ? [banners.push(banner)] : []);

  const especialidads = content.specialities.map((seed, index) => {
    const { mensajes, bloques, banner, icono, paraprofesional = false, ...fields } = seed;
    return {
      id: index + 1,
      ...withoutSeo(fields),
      ...seoFields(seed),
      ...messageFields(mensajes, 3, seed.urlseo),
      paraprofesional,
      icono: library.picture(icono),
      bloques: library.ids('machines', bloques, seed.urlseo),
      banners: bannerIds(banner),
    };
  });
  const paginas = content.pages.map(({ banner, ...fields }, index) => ({
    id: index + 1,
    ...withoutSeo(fields),
    ...seoFields(fields),
    banners: bannerIds(banner),
  }));
  const tables: Omit<ContentTables, 'media_objects'> = {
    etiquetas: content.tags.map(({ nombre }, index) => ({ id: index + 1, nombre })),
    equipamientos: content.equipment.map(({ key, nombre, descripcion, fotografia, etiquetas }, index) => ({
      id: index + 1,
      nombre,
      descripcion,
      fotografia: library.picture(fotografia),
      etiquetas: library.ids('tags', etiquetas, key),
    })),
    bloques: content.machines.map(({ nombre, descripcion, fotografia }, index) => ({
      id: index + 1,
      nombre,
      descripcion,
      fotografia: library.picture(fotografia),
    })),
    banners: banners.map((banner, index) => bannerRow(banner, index + 1, library)),
    especialidads,
    centromedicos: content.clinics.map((seed, index) => ({
      id: index + 1,
      ...withoutSeo(seed),
      ...seoFields(seed),
      fotografia: library.picture(seed.fotografia),
      equipamientos: library.ids('equipment', seed.equipamientos, seed.urlseo),
      especialidads: library.ids('specialities', seed.especialidads, seed.urlseo),
    })),
    medicos: content.doctors.map((seed, index) => ({
      id: index + 1,
      nombre: seed.nombre,
      descripcion: seed.descripcion,
      fotografia: library.picture(seed.fotografia),
      especialidads: library.ids('specialities', seed.especialidads, seed.key),
      centromedicos: library.ids('clinics', seed.centromedicos, seed.key),
      etiquetas: library.ids('tags', seed.etiquetas, seed.key),
    })),
    pruebas: content.tests.map(({ mensajes, ...seed }, index) => ({
      id: index + 1,
      ...withoutSeo(seed),
      ...seoFields(seed),
      ...messageFields(mensajes, 3, seed.urlseo),
      fotografia: library.picture(seed.fotografia),
      icono: library.picture(seed.icono),
      imagen1: library.picture(seed.imagen1),
      imagen2: library.picture(seed.imagen2),
      especialidads: library.ids('specialities', seed.especialidads, seed.urlseo),
    })),
    productos: content.products.map(({ mensajes, ...seed }, index) => ({
      id: index + 1,
      ...withoutSeo(seed),
      ...seoFields(seed),
      ...messageFields(mensajes, 2, seed.urlseo),
      fotografia: library.picture(seed.fotografia),
      especialidads: library.ids('specialities', seed.especialidads, seed.urlseo),
      centromedicos: library.ids('clinics', seed.centromedicos, seed.urlseo),
    })),
    paginas,
    configuracions: [{ id: 1, ...content.configuration }],
    posts: content.posts.map(({ image, password = null, status = 'publish', ...seed }, index) => ({
      id: index + 1,
      ...seed,
      password,
      status,
      image: library.picture(image),
    })),
  };
  library.assertComplete();
  return { media_objects: library.mediaRows(), ...tables };
}

const seoFields = ({ tituloseo, descripcionseo, noindex = false }: SeoSeed) => ({ tituloseo, descripcionseo, noindex });

function withoutSeo<T extends SeoSeed>({ tituloseo: _title, descripcionseo: _text, noindex: _index, ...fields }: T) {
  return fields;
}

function messageFields(messages: { titulo: Text | null; texto: Text | null }[], count: number, owner: string) {
  if (messages.length > count)
    throw new Error(`"${owner}" has ${messages.length} messages; there is room for ${count}.`);
  const numbers = Array.from({ length: count }, (_, index) => index);
  return Object.fromEntries(
    numbers.flatMap((index) => [
      [`titulomensaje${index + 1}`, messages[index]?.titulo ?? null],
      [`textomensaje${index + 1}`, messages[index]?.texto ?? null],
    ]),
  );
}

function bannerRow({ fotografias, ...fields }: BannerSeed, id: number, library: Library) {
  const [first, second, third, fourth, fifth] = fotografias.map(library.picture);
  return {
    id,
    ...fields,
    fotografia: first ?? null,
    fotografia2: second ?? null,
    fotografia3: third ?? null,
    fotografia4: fourth ?? null,
    fotografia5: fifth ?? null,
  };
}
