import type { TagSeed } from '@/backend/seed/types';

/** The languages doctors speak (keys are ISO 639 codes), then what the machines of a clinic can do. */
export const tags: TagSeed[] = [
  { key: 'es', nombre: { es: 'Español', ca: 'Espanyol', en: 'Spanish' } },
  { key: 'ca', nombre: { es: 'Catalán / valenciano', ca: 'Català / valencià', en: 'Catalan / Valencian' } },
  { key: 'en', nombre: { es: 'Inglés', ca: 'Anglès', en: 'English' } },
  { key: 'fr', nombre: { es: 'Francés', ca: 'Francès', en: 'French' } },
  { key: 'de', nombre: { es: 'Alemán', ca: 'Alemany', en: 'German' } },
  { key: 'it', nombre: { es: 'Italiano', ca: 'Italià', en: 'Italian' } },
  { key: 'pt', nombre: { es: 'Portugués', ca: 'Portuguès', en: 'Portuguese' } },
  { key: 'ar', nombre: { es: 'Árabe', ca: 'Àrab', en: 'Arabic' } },
  { key: 'zh', nombre: { es: 'Chino mandarín', ca: 'Xinès mandarí', en: 'Mandarin Chinese' } },
  { key: 'ro', nombre: { es: 'Rumano', ca: 'Romanès', en: 'Romanian' } },
  {
    key: 'lse',
    nombre: { es: 'Lengua de signos española', ca: 'Llengua de signes espanyola', en: 'Spanish Sign Language' },
  },
  { key: 'sin-radiacion', nombre: { es: 'Sin radiación', ca: 'Sense radiació', en: 'No radiation' } },
  { key: 'baja-dosis', nombre: { es: 'Baja dosis', ca: 'Baixa dosi', en: 'Low dose' } },
  { key: 'alta-resolucion', nombre: { es: 'Alta resolución', ca: 'Alta resolució', en: 'High resolution' } },
  { key: 'tres-dimensiones', nombre: { es: 'Imagen 3D', ca: 'Imatge 3D', en: '3D imaging' } },
  { key: 'tiempo-real', nombre: { es: 'Imagen en tiempo real', ca: 'Imatge en temps real', en: 'Real-time imaging' } },
  {
    key: 'espacio-amplio',
    nombre: {
      es: 'Para quien sufre claustrofobia',
      ca: 'Per a qui pateix claustrofòbia',
      en: 'Claustrophobia friendly',
    },
  },
  {
    key: 'con-contraste',
    nombre: { es: 'Estudios con contraste', ca: 'Estudis amb contrast', en: 'Contrast studies' },
  },
  { key: 'cardiaco', nombre: { es: 'Estudio cardíaco', ca: 'Estudi cardíac', en: 'Heart studies' } },
  { key: 'infantil', nombre: { es: 'Uso infantil', ca: 'Ús infantil', en: 'Suitable for children' } },
  { key: 'no-invasivo', nombre: { es: 'No invasivo', ca: 'No invasiu', en: 'Non-invasive' } },
  {
    key: 'silla-de-ruedas',
    nombre: { es: 'Accesible en silla de ruedas', ca: 'Accessible en cadira de rodes', en: 'Wheelchair accessible' },
  },
  {
    key: 'resultado-en-consulta',
    nombre: { es: 'Resultado en la consulta', ca: 'Resultat a la consulta', en: 'Result at the visit' },
  },
];
