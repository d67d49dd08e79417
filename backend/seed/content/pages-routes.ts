import type { PageSeed } from '../types';

/** Page records of the public fixed routes: what their head says, and how to get the same done by telephone. */
export const routePages: PageSeed[] = [
  {
    urlseo: 'home',
    nombre: { es: 'Inicio', ca: 'Inici', en: 'Home' },
    tituloseo: {
      es: 'Clínicas de medicina, imagen y genética',
      ca: 'Clíniques de medicina, imatge i genètica',
      en: 'Clinics for medicine, imaging and genetics',
    },
    descripcionseo: {
      es: 'Especialistas, diagnóstico por imagen y genética en València, Castelló y Barcelona. Pide cita y te llamamos en menos de 24 horas.',
      ca: 'Especialistes, diagnòstic per la imatge i genètica a València, Castelló i Barcelona. Demana cita i et telefonem en menys de 24 hores.',
      en: 'Specialists, diagnostic imaging and genetics in València, Castelló and Barcelona. Request an appointment: we call within 24 hours.',
    },
    contenido: {
      es: `<p>En {brand} la consulta, la prueba y el resultado están en el mismo sitio, y el especialista que te atiende habla con quien firma tu informe.</p>
<p>Para pedir cita llama al <a href="tel:+34963400900">963 400 900</a>, de lunes a viernes de 7:40 a 22:00 y los sábados de 7:45 a 15:00.</p>`,
      ca: `<p>A {brand} la consulta, la prova i el resultat són al mateix lloc, i l'especialista que t'atén parla amb qui signa el teu informe.</p>
<p>Per a demanar cita telefona al <a href="tel:+34963400900">963 400 900</a>, de dilluns a divendres de 7:40 a 22:00 i els dissabtes de 7:45 a 15:00.</p>`,
      en: `<p>At {brand} the consultation, the test and the result are in one place, and the specialist who sees you talks to the person who signs your report.</p>
<p>For an appointment call <a href="tel:+34963400900">963 400 900</a>, Monday to Friday 7:40 to 22:00 and Saturday 7:45 to 15:00.</p>`,
    },
    banner: {
      nombre: { es: 'Portada', ca: 'Portada', en: 'Front page' },
      textocabecera: {
        es: 'Diagnóstico y medicina en un solo sitio',
        ca: 'Diagnòstic i medicina en un sol lloc',
        en: 'Diagnosis and medicine in one place',
      },
      descripcion: {
        es: 'Especialistas, imagen y genética en València, Castelló y Barcelona. Te llamamos en menos de 24 h.',
        ca: 'Especialistes, imatge i genètica a València, Castelló i Barcelona. Et telefonem en menys de 24 h.',
        en: 'Specialists, imaging and genetics in València, Castelló and Barcelona. We call you within 24 h.',
      },
      linkcabecera: '/pedir-cita',
      fotografias: [],
    },
  },
  {
    urlseo: 'pedir-cita',
    nombre: { es: 'Pedir cita', ca: 'Demana cita', en: 'Request an appointment' },
    tituloseo: {
      es: 'Pedir cita con un especialista o para una prueba',
      ca: 'Demanar cita amb un especialista o per a una prova',
      en: 'Request an appointment or a diagnostic test',
    },
    descripcionseo: {
      es: 'Pide cita para una consulta o una prueba en la clínica que prefieras. Te llamamos en menos de 24 horas para cerrar el día y la hora.',
      ca: 'Demana cita per a una consulta o una prova a la clínica que preferisques. Et telefonem en menys de 24 hores per a fixar dia i hora.',
      en: 'Ask for a consultation or a test at the clinic you prefer. We call you within 24 hours to settle the day and time that suit you.',
    },
    contenido: {
      es: `<p>Pedir cita lleva unos tres minutos por teléfono: <a href="tel:+34963400900">963 400 900</a>, de lunes a viernes de 7:40 a 22:00 y los sábados de 7:45 a 15:00. Si todas las líneas están ocupadas, deja tu número en el contestador y te llamamos en menos de 24 horas.</p>
<h2>Ten a mano</h2>
<ul><li>La especialidad o la prueba que necesitas y, si la tienes, la petición de tu médico.</li><li>La clínica que te queda más cerca y las horas que te van bien.</li><li>Tu aseguradora y el número de tarjeta, o dinos que vienes por privado y te damos el precio antes de reservar.</li></ul>
<h2>Si necesitas cambiarla</h2>
<p>Avísanos con un día de antelación y la movemos sin coste. Ese hueco le sirve a otra persona.</p>
<p>Esta línea no atiende urgencias. Ante un dolor en el pecho, una pérdida brusca de fuerza o dificultad para respirar, llama al 112.</p>`,
      ca: `<p>Demanar cita porta uns tres minuts per telèfon: <a href="tel:+34963400900">963 400 900</a>, de dilluns a divendres de 7:40 a 22:00 i els dissabtes de 7:45 a 15:00. Si totes les línies estan ocupades, deixa el teu número al contestador i et telefonem en menys de 24 hores.</p>
<h2>Tin a mà</h2>
<ul><li>L'especialitat o la prova que necessites i, si la tens, la petició del teu metge.</li><li>La clínica que et queda més a prop i les hores que et van bé.</li><li>La teua asseguradora i el número de targeta, o digues-nos que vens per privat i et diem el preu abans de reservar.</li></ul>
<h2>Si necessites canviar-la</h2>
<p>Avisa'ns amb un dia d'antelació i la movem sense cost. Aquest buit servirà a una altra persona.</p>
<p>Aquesta línia no atén urgències. Davant d'un dolor al pit, una pèrdua sobtada de força o dificultat per a respirar, telefona al 112.</p>`,
      en: `<p>Booking takes about three minutes by telephone: <a href="tel:+34963400900">963 400 900</a>, Monday to Friday 7:40 to 22:00 and Saturday 7:45 to 15:00. If every line is busy, leave your number on the answering machine and we call you back within 24 hours.</p>
<h2>Have to hand</h2>
<ul><li>The speciality or test you need and, if you have one, your doctor's request.</li><li>The clinic nearest to you and the times that suit you.</li><li>Your insurer and card number, or tell us you are paying yourself and we give you the price before booking.</li></ul>
<h2>If you need to change it</h2>
<p>Let us know one day ahead and we move it free of charge. Somebody else can use that time.</p>
<p>This line does not handle emergencies. For chest pain, sudden loss of strength or trouble breathing, call 112.</p>`,
    },
  },
  {
    urlseo: 'pedir-producto',
    nombre: { es: 'Reserva de producto', ca: 'Reserva de producte', en: 'Product booking' },
    tituloseo: { es: 'Reserva de producto', ca: 'Reserva de producte', en: 'Book a product' },
    descripcionseo: {
      es: 'Reserva un bono de consulta, chequeo o prueba a precio especial y elige la clínica. Te llamamos en menos de 24 horas para dar la cita.',
      ca: 'Reserva un bo de consulta, revisió o prova a preu especial i tria la clínica. Et telefonem en menys de 24 hores per a donar-te la cita.',
      en: 'Book a voucher for a consultation, check-up or test at a special price and choose the clinic. We call within 24 hours with a date.',
    },
    contenido: {
      es: `<p>Los bonos se reservan por teléfono en el <a href="tel:+34963400900">963 400 900</a> (de lunes a viernes de 7:40 a 22:00, sábados de 7:45 a 15:00). Dinos qué bono te interesa y en qué clínica quieres usarlo.</p>
<ol><li>Confirmamos contigo el precio y lo que incluye.</li><li>Te enviamos el bono por correo electrónico.</li><li>En menos de 24 horas te llamamos para darte día y hora.</li></ol>
<p>Si no sabes cuál elegir, mira los <a href="/especial-online">precios especiales</a> o cuéntanos qué te preocupa: a veces basta una consulta. Antes de comprar puedes leer la <a href="/politica-precios">política de precios</a>.</p>`,
      ca: `<p>Els bons es reserven per telèfon al <a href="tel:+34963400900">963 400 900</a> (de dilluns a divendres de 7:40 a 22:00, dissabtes de 7:45 a 15:00). Digues-nos quin bo t'interessa i a quina clínica el vols fer servir.</p>
<ol><li>Confirmem amb tu el preu i el que inclou.</li><li>T'enviem el bo per correu electrònic.</li><li>En menys de 24 hores et telefonem per a donar-te dia i hora.</li></ol>
<p>Si no saps quin triar, mira els <a href="/ca/especial-online">preus especials</a> o conta'ns què et preocupa: de vegades n'hi ha prou amb una consulta. Abans de comprar pots llegir la <a href="/ca/politica-precios">política de preus</a>.</p>`,
      en: `<p>Vouchers can be booked by telephone on <a href="tel:+34963400900">963 400 900</a> (Monday to Friday 7:40 to 22:00, Saturday 7:45 to 15:00). Tell us which voucher you would like and the clinic where you want to use it.</p>
<ol><li>We go over the price and what it includes with you.</li><li>We send you the voucher by e-mail.</li><li>Within 24 hours we call to give you a day and time.</li></ol>
<p>If you are not sure which to choose, see the <a href="/en/especial-online">special prices</a> or tell us what worries you: sometimes one consultation is enough. You can read the <a href="/en/politica-precios">pricing policy</a> before you buy.</p>`,
    },
  },
  {
    urlseo: 'contacto',
    nombre: { es: 'Contacto', ca: 'Contacte', en: 'Contact' },
    tituloseo: {
      es: 'Contacto: teléfono, horario y sedes',
      ca: 'Contacte: telèfon, horari i seus',
      en: 'Contact: telephone, hours and offices',
    },
    descripcionseo: {
      es: 'Habla con nosotros en el 963 400 900 o visita las sedes centrales de València y Barcelona. Respondemos en menos de 24 horas.',
      ca: 'Parla amb nosaltres al 963 400 900 o visita les seus centrals de València i Barcelona. Responem sempre en menys de 24 hores.',
      en: 'Talk to us on 963 400 900 or visit our head offices in València and Barcelona. We always answer messages within 24 hours.',
    },
    contenido: {
      es: `<p>El camino más corto es el teléfono: <a href="tel:+34963400900">963 400 900</a>, de lunes a viernes de 7:40 a 22:00 y los sábados de 7:45 a 15:00. Fuera de ese horario deja un mensaje y te llamamos en menos de 24 horas. También leemos el correo: <a href="mailto:atencion@example.test">atencion@example.test</a>.</p>
<h2>Sede central de València</h2>
<p>Carrer del Molí de la Sal, 18, bajo<br>46015 València<br>Teléfono: <a href="tel:+34963400900">963 400 900</a></p>
<h2>Sede central de Barcelona</h2>
<p>Carrer de l'Alzina Blanca, 7, planta 2<br>08018 Barcelona<br>Teléfono: <a href="tel:+34930000010">930 000 010</a></p>
<p>Las sedes atienden gestiones: facturas, historias clínicas, reclamaciones y profesionales. Para consultas y pruebas ve a tu clínica.</p>`,
      ca: `<p>El camí més curt és el telèfon: <a href="tel:+34963400900">963 400 900</a>, de dilluns a divendres de 7:40 a 22:00 i els dissabtes de 7:45 a 15:00. Fora d'aquest horari deixa un missatge i et telefonem en menys de 24 hores. També llegim el correu: <a href="mailto:atencion@example.test">atencion@example.test</a>.</p>
<h2>Seu central de València</h2>
<p>Carrer del Molí de la Sal, 18, baix<br>46015 València<br>Telèfon: <a href="tel:+34963400900">963 400 900</a></p>
<h2>Seu central de Barcelona</h2>
<p>Carrer de l'Alzina Blanca, 7, planta 2<br>08018 Barcelona<br>Telèfon: <a href="tel:+34930000010">930 000 010</a></p>
<p>Les seus atenen gestions: factures, històries clíniques, reclamacions i professionals. Per a consultes i proves ves a la teua clínica.</p>`,
      en: `<p>The quickest way is the telephone: <a href="tel:+34963400900">963 400 900</a>, Monday to Friday 7:40 to 22:00 and Saturday 7:45 to 15:00. Outside those hours leave a message and we call you back within 24 hours. We read e-mail too: <a href="mailto:atencion@example.test">atencion@example.test</a>.</p>
<h2>Head office in València</h2>
<p>Carrer del Molí de la Sal, 18, ground floor<br>46015 València<br>Telephone: <a href="tel:+34963400900">963 400 900</a></p>
<h2>Head office in Barcelona</h2>
<p>Carrer de l'Alzina Blanca, 7, second floor<br>08018 Barcelona<br>Telephone: <a href="tel:+34930000010">930 000 010</a></p>
<p>The head offices deal with paperwork: invoices, medical records, complaints and professionals. For consultations and tests, go to your clinic.</p>`,
    },
  },
];
