import type { Text } from '../types';

/** First message block: who the speciality is for. */
export const whoTitle: Text = { es: '¿A quién va dirigido?', ca: 'A qui va dirigit?', en: 'Who is it for?' };

/** First message block, when the text answers with signs and moments. */
export const whenTitle: Text = { es: '¿Cuándo pedir cita?', ca: 'Quan demanar cita?', en: 'When to book' };

/** First message block of an imaging or laboratory service. */
export const indicationsTitle: Text = {
  es: '¿Para qué está indicado?',
  ca: 'Per a què està indicat?',
  en: 'What is it used for?',
};

/** Second message block: advantages. */
export const advantagesTitle: Text = { es: 'Ventajas', ca: 'Avantatges', en: 'Advantages' };

/** Second message block, when the text lists what the visitor takes home. */
export const whatYouGetTitle: Text = { es: 'Qué obtienes', ca: 'Què obtens', en: 'What you get' };

/** Second message block, when the text tells how the team works. */
export const howWeWorkTitle: Text = { es: 'Cómo trabajamos', ca: 'Com treballem', en: 'How we work' };

/** Third message block: technology. */
export const technologyTitle: Text = { es: 'Tecnología', ca: 'Tecnologia', en: 'Technology' };

/** Third message block, when the means are more than machines. */
export const equipmentTitle: Text = { es: 'Medios técnicos', ca: 'Mitjans tècnics', en: 'Equipment' };
