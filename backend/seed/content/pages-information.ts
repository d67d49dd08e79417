import type { PageSeed } from '../types';

/** Practical pages for patients, under a nested key (checklist M8: a key may hold slashes). */
export const informationPages: PageSeed[] = [
  {
    urlseo: 'informacion/preparacion-de-pruebas',
    nombre: {
      es: 'Cómo prepararte para una prueba',
      ca: 'Com preparar-te per a una prova',
      en: 'How to prepare for a test',
    },
    tituloseo: {
      es: 'Preparación de pruebas: ayuno, ropa y medicación',
      ca: 'Preparació de proves: dejuni, roba i medicació',
      en: 'Preparing for tests: fasting, clothes, medicines',
    },
    descripcionseo: {
      es: 'Qué hacer antes de una analítica, una ecografía, un TAC o una resonancia: ayuno, ropa, medicación y avisos importantes para tu cita.',
      ca: "Què fer abans d'una anàlisi, una ecografia, un TAC o una ressonància: dejuni, roba, medicació i avisos importants per a la teua cita.",
      en: 'What to do before a blood test, an ultrasound, a CT or an MRI scan: fasting, clothes, medicines and things you should tell us first.',
    },
    contenido: {
      es: `<p>Esta es la guía general. Si la hoja que te dieron al pedir la cita dice otra cosa, haz caso a la hoja: está pensada para ti.</p>
<table><thead><tr><th scope="col">Prueba</th><th scope="col">Antes de venir</th><th scope="col">Cuánto dura</th></tr></thead><tbody>
<tr><td>Análisis de sangre</td><td>Muchos no requieren ayuno. Si te lo piden, de 8 a 12 horas; puedes beber agua</td><td>10 minutos</td></tr>
<tr><td>Ecografía abdominal</td><td>Ayuno de 6 horas</td><td>20 minutos</td></tr>
<tr><td>Ecografía de vejiga, próstata o ginecológica por el abdomen</td><td>Bebe un litro de agua una hora antes y no orines</td><td>20 minutos</td></tr>
<tr><td>TAC con contraste</td><td>El ayuno que te indiquemos; un análisis reciente del riñón si te lo pedimos</td><td>30 minutos</td></tr>
<tr><td>Resonancia magnética</td><td>Normalmente sin ayuno. Deja en casa joyas, relojes y maquillaje con brillos</td><td>De 20 a 50 minutos</td></tr>
<tr><td>Mamografía</td><td>No uses desodorante ni crema en axilas y pecho ese día; trae las anteriores</td><td>15 minutos</td></tr>
<tr><td>Densitometría</td><td>Sin suplementos de calcio desde el día anterior; ropa sin cremalleras</td><td>15 minutos</td></tr>
<tr><td>Prueba de esfuerzo</td><td>Comida ligera dos horas antes, ropa de deporte y la lista de tu medicación</td><td>45 minutos</td></tr>
</tbody></table>
<h2>Avísanos siempre si…</h2>
<ul><li>Estás o puedes estar embarazada, o das el pecho.</li><li>Llevas marcapasos, desfibrilador, implante en el oído, clips o cualquier metal en el cuerpo.</li><li>Has tenido reacción a un contraste, a un medicamento o al látex.</li><li>Tienes enfermedad del riñón o diabetes y tomas medicación para ella.</li><li>Tomas anticoagulantes y te van a hacer una punción.</li></ul>
<p><strong>No suspendas ningún medicamento por tu cuenta.</strong> Te diremos si hay que retirar alguno y cuándo.</p>
<h2>El día de la cita</h2>
<p>Llega quince minutos antes con tu documento de identidad, la petición del médico y pruebas anteriores de la misma zona. Si te van a dar un sedante, ven con alguien y no conduzcas. ¿Dudas? <a href="tel:+34963400900">963 400 900</a>.</p>`,
      ca: `<p>Aquesta és la guia general. Si el full que et van donar en demanar la cita diu una altra cosa, fes cas del full: està pensat per a tu.</p>
<table><thead><tr><th scope="col">Prova</th><th scope="col">Abans de vindre</th><th scope="col">Quant dura</th></tr></thead><tbody>
<tr><td>Anàlisi de sang</td><td>Moltes no requereixen dejuni. Si te'l demanen, de 8 a 12 hores; pots beure aigua</td><td>10 minuts</td></tr>
<tr><td>Ecografia abdominal</td><td>Dejuni de 6 hores</td><td>20 minuts</td></tr>
<tr><td>Ecografia de bufeta, pròstata o ginecològica per l'abdomen</td><td>Beu un litre d'aigua una hora abans i no orines</td><td>20 minuts</td></tr>
<tr><td>TAC amb contrast</td><td>El dejuni que t'indiquem; una anàlisi recent del ronyó si te la demanem</td><td>30 minuts</td></tr>
<tr><td>Ressonància magnètica</td><td>Normalment sense dejuni. Deixa a casa joies, rellotges i maquillatge amb brillantor</td><td>De 20 a 50 minuts</td></tr>
<tr><td>Mamografia</td><td>Aquell dia no et poses desodorant ni crema a les aixelles i el pit; porta les anteriors</td><td>15 minuts</td></tr>
<tr><td>Densitometria</td><td>Sense suplements de calci des del dia abans; roba sense cremalleres</td><td>15 minuts</td></tr>
<tr><td>Prova d'esforç</td><td>Menjar lleuger dues hores abans, roba d'esport i la llista de la teua medicació</td><td>45 minuts</td></tr>
</tbody></table>
<h2>Avisa'ns sempre si…</h2>
<ul><li>Estàs o pots estar embarassada, o alletes.</li><li>Portes marcapassos, desfibril·lador, implant a l'orella, clips o qualsevol metall al cos.</li><li>Has tingut reacció a un contrast, a un medicament o al làtex.</li><li>Tens malaltia del ronyó o diabetis i prens medicació per a tractar-la.</li><li>Prens anticoagulants i t'han de fer una punció.</li></ul>
<p><strong>No suspengues cap medicament pel teu compte.</strong> Et direm si cal retirar-ne algun i quan.</p>
<h2>El dia de la cita</h2>
<p>Arriba quinze minuts abans amb el document d'identitat, la petició del metge i proves anteriors de la mateixa zona. Si t'han de donar un sedant, vine amb algú i no conduïsques. Dubtes? <a href="tel:+34963400900">963 400 900</a>.</p>`,
      en: `<p>This is the general guide. If the sheet you were given when booking says otherwise, follow the sheet: it was written for you.</p>
<table><thead><tr><th scope="col">Test</th><th scope="col">Before you come</th><th scope="col">How long it takes</th></tr></thead><tbody>
<tr><td>Blood test</td><td>Many need no fasting. If asked, fast for 8 to 12 hours; you may drink water</td><td>10 minutes</td></tr>
<tr><td>Abdominal ultrasound</td><td>Fast for 6 hours</td><td>20 minutes</td></tr>
<tr><td>Ultrasound of bladder or prostate, or gynaecological through the abdomen</td><td>Drink a litre of water one hour before and do not empty your bladder</td><td>20 minutes</td></tr>
<tr><td>CT with contrast</td><td>Fast as we tell you; a recent kidney blood test if we ask for one</td><td>30 minutes</td></tr>
<tr><td>MRI</td><td>Usually no fasting. Leave jewellery, watches and glittery make-up at home</td><td>20 to 50 minutes</td></tr>
<tr><td>Mammogram</td><td>No deodorant or cream on armpits and breasts that day; bring earlier ones</td><td>15 minutes</td></tr>
<tr><td>Bone density scan</td><td>No calcium supplements from the day before; clothes without zips</td><td>15 minutes</td></tr>
<tr><td>Exercise stress test</td><td>A light meal two hours before, sports clothes and a list of your medicines</td><td>45 minutes</td></tr>
</tbody></table>
<h2>Always tell us if…</h2>
<ul><li>You are or may be pregnant, or are breastfeeding.</li><li>You have a pacemaker, a defibrillator, an ear implant, clips or any metal in your body.</li><li>You have had a reaction to contrast, to a medicine or to latex.</li><li>You have kidney disease, or diabetes and take medication for it.</li><li>You take anticoagulants and are going to have a puncture.</li></ul>
<p><strong>Do not stop any medicine on your own.</strong> We will tell you whether one has to be paused, and when.</p>
<h2>On the day</h2>
<p>Arrive fifteen minutes early with your identity document, the doctor's request and earlier tests of the same area. If you are to be given a sedative, come with somebody and do not drive. Any doubts? <a href="tel:+34963400900">963 400 900</a>.</p>`,
    },
  },
];
