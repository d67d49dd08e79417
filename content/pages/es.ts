import type { DefaultPages } from './default-page';

/** Texts for the pages that every page links to, used if the upstream has no record of them. */
export const pages: DefaultPages = {
  'politica-cookies': {
    name: 'Política de cookies',
    html: `<p>Esta web guarda en tu navegador solo lo que necesita para funcionar: el idioma que eliges, tu respuesta sobre las cookies y, si entras en el área profesional, tu sesión.</p><p>Los servicios de otras empresas, como las estadísticas o los mapas, se cargan únicamente si los aceptas. Puedes ver cuáles son y cambiar de opinión en «Configurar cookies», al pie de cada página.</p>`,
  },
  accesibilidad: {
    name: 'Accesibilidad',
    html: `<p>Queremos que cualquier persona pueda usar esta web, con teclado, con lector de pantalla o con el texto ampliado. La hacemos siguiendo las pautas WCAG 2.2, nivel AA.</p><p>Si algo te lo impide, <a href="{contact}">cuéntanoslo</a> y te daremos la información o la cita por otro medio.</p>`,
  },
  'sobre-nosotros': {
    name: 'Sobre nosotros',
    html: `<p>{brand} es un grupo de clínicas de medicina, diagnóstico por imagen y genética.</p><p>Conoce <a href="{clinics}">nuestras clínicas</a> y <a href="{specialities}">nuestras especialidades</a>.</p>`,
  },
  'trabaja-con-nosotros': {
    name: 'Trabaja con nosotros',
    html: `<p>Si quieres formar parte del equipo de {brand}, <a href="{contact}">escríbenos</a> y dinos a qué te dedicas y en qué clínica te gustaría trabajar.</p>`,
  },
  'mi-portal-salud': {
    name: 'Tus resultados',
    html: `<p>Cuándo y cómo se entrega cada resultado lo dicen la página de la prueba y la confirmación de la cita. Si no lo dicen, pide tus resultados en la recepción de tu clínica con tu documento de identidad.</p><p>Si te hemos enviado un mensaje con un enlace y un código, ábrelos desde ese enlace. Si tienes dudas, <a href="{contact}">pregunta en tu clínica</a>.</p>`,
  },
  'te-escuchamos': {
    name: 'Te escuchamos',
    html: `<p>Una queja, una sugerencia o un agradecimiento nos ayudan a mejorar. <a href="{contact}">Escríbenos</a> y te responderá la clínica que te atendió.</p>`,
  },
  'politica-privacidad': {
    name: 'Política de privacidad',
    html: `<p>{brand} usa los datos que nos das solo para lo que nos pides: atender tu cita, tu solicitud o tu mensaje.</p><p>Para conocer el texto completo, o para acceder a tus datos, corregirlos o borrarlos, <a href="{contact}">escríbenos</a>.</p>`,
  },
  'politica-precios': {
    name: 'Política de precios',
    html: `<p>Los precios de esta web están en euros e incluyen los impuestos. Los bonos se reservan en la web y se pagan en la clínica, el día de la visita.</p><p>Si tienes dudas sobre un precio, <a href="{contact}">pregúntanos</a> antes de venir.</p>`,
  },
  'aviso-legal': {
    name: 'Aviso legal',
    html: `<p>Esta web es de {brand}. Sus textos son informativos y no sustituyen la consulta con un profesional sanitario.</p><p>Para cualquier asunto legal, <a href="{contact}">escríbenos</a>.</p>`,
  },
  'politica-seguridad-informacion': {
    name: 'Política de seguridad de la información',
    html: `<p>{brand} protege la información de sus pacientes: solo accede a ella quien la necesita para atenderte, y los datos viajan cifrados.</p><p>Si has visto algo que deberíamos saber, <a href="{contact}">avísanos</a>.</p>`,
  },
};
