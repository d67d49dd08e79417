import type { ConfigurationSeed } from '../types';

/** Site configuration of the demo: no trackers, three social networks, and the blog this backend plays itself. */
export const configuration: ConfigurationSeed = {
  analytics: null,
  hotjar: null,
  facebook: null,
  twitter: '',
  instagram: 'https://social.example.test/instagram/clinicas',
  youtube: 'https://social.example.test/youtube/clinicas',
  linkedin: 'https://social.example.test/linkedin/clinicas',
  blog: 'self',
  textoprofesional: {
    es: `<p>Gracias por confiar a tus pacientes. Desde este portal puedes consultar los resultados que has solicitado, ver qué pruebas ofrecemos en tu especialidad y pedirnos que te llamemos en la franja que mejor te venga.</p>
<p>Los informes de imagen suelen estar disponibles en 24 o 48 horas laborables y los de análisis clínicos, el mismo día o el siguiente. Los estudios genéticos llevan su plazo en la ficha de cada prueba. Si un hallazgo no admite espera, el especialista que firma el informe te llama directamente.</p>
<p>¿Necesitas comentar un caso antes de pedir una prueba? Escríbenos a <a href="mailto:profesionales@example.test">profesionales@example.test</a> o llama al <a href="tel:+34963400900">963 400 900</a>. Recuerda no incluir datos que identifiquen al paciente en el correo.</p>`,
    ca: `<p>Gràcies per confiar-nos els teus pacients. Des d'aquest portal pots consultar els resultats que has sol·licitat, veure quines proves oferim en la teua especialitat i demanar-nos que et telefonem en la franja que et vaja millor.</p>
<p>Els informes d'imatge solen estar disponibles en 24 o 48 hores laborables i els d'anàlisis clíniques, el mateix dia o l'endemà. Els estudis genètics porten el termini en la fitxa de cada prova. Si una troballa no pot esperar, l'especialista que signa l'informe et telefona directament.</p>
<p>Necessites comentar un cas abans de demanar una prova? Escriu-nos a <a href="mailto:profesionales@example.test">profesionales@example.test</a> o telefona al <a href="tel:+34963400900">963 400 900</a>. Recorda no incloure en el correu dades que identifiquen el pacient.</p>`,
    en: `<p>Thank you for trusting us with your patients. In this portal you can look up the results you have requested, see which tests we offer in your speciality and ask us to call you at the time that suits you best.</p>
<p>Imaging reports are usually ready within 24 to 48 working hours, and clinical analyses on the same or the following day. Each genetic study states its own turnaround on its page. If a finding cannot wait, the specialist who signs the report calls you directly.</p>
<p>Would you like to discuss a case before ordering a test? Write to <a href="mailto:profesionales@example.test">profesionales@example.test</a> or call <a href="tel:+34963400900">963 400 900</a>. Please leave out of the message anything that identifies the patient.</p>`,
  },
};
