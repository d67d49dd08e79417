import type { PageSeed } from '../types';

/** Page records of the professional area. */
export const professionalPages: PageSeed[] = [
  {
    urlseo: 'registro-profesional',
    nombre: { es: 'Alta de profesionales', ca: 'Alta de professionals', en: 'Registration for professionals' },
    tituloseo: {
      es: 'Alta de profesionales sanitarios',
      ca: 'Alta de professionals sanitaris',
      en: 'Registration for health professionals',
    },
    descripcionseo: {
      es: 'Date de alta en el portal de profesionales sanitarios: revisamos tu colegiación y podrás consultar los resultados de tus pacientes.',
      ca: "Dona't d'alta en el portal de professionals sanitaris: revisem la teua col·legiació i podràs consultar els resultats dels teus pacients.",
      en: 'Register for the health professionals portal: we check your professional registration and then you can see your patients’ results.',
    },
    contenido: {
      es: `<p>Si eres profesional sanitario y nos remites pacientes, puedes tener acceso propio al portal para ver sus resultados e informes.</p>
<p>Para darte de alta hoy, llama al <a href="tel:+34963400900">963 400 900</a> (de lunes a viernes de 7:40 a 22:00 y los sábados de 7:45 a 15:00) y ten a mano tu número de colegiado, tu especialidad y el correo que usas en la consulta. Comprobamos los datos con el colegio profesional antes de confirmar el alta y te llamamos en menos de 24 horas.</p>
<h2>¿Prefieres venir?</h2>
<p>En las sedes centrales de València y Barcelona hay una persona dedicada a la relación con profesionales. Tienes las direcciones en <a href="/contacto">Contacto</a>.</p>`,
      ca: `<p>Si ets professional sanitari i ens remets pacients, pots tindre accés propi al portal per a veure'n els resultats i els informes.</p>
<p>Per a donar-te d'alta hui, telefona al <a href="tel:+34963400900">963 400 900</a> (de dilluns a divendres de 7:40 a 22:00 i els dissabtes de 7:45 a 15:00) i tin a mà el número de col·legiat, l'especialitat i el correu que fas servir a la consulta. Comprovem les dades amb el col·legi professional abans de confirmar l'alta i et telefonem en menys de 24 hores.</p>
<h2>Prefereixes vindre?</h2>
<p>A les seus centrals de València i Barcelona hi ha una persona dedicada a la relació amb professionals. Tens les adreces a <a href="/ca/contacto">Contacte</a>.</p>`,
      en: `<p>If you are a health professional and refer patients to us, you can have your own access to the portal to see their results and reports.</p>
<p>To register today, call <a href="tel:+34963400900">963 400 900</a> (Monday to Friday 7:40 to 22:00, Saturday 7:45 to 15:00) with your professional registration number, your speciality and the e-mail address you use at your practice. We check the details with the professional body before confirming, and call you back within 24 hours.</p>
<h2>Would you rather come in?</h2>
<p>Our head offices in València and Barcelona each have a person who looks after professionals. The addresses are under <a href="/en/contacto">Contact</a>.</p>`,
    },
  },
  {
    urlseo: 'portal-profesional',
    nombre: { es: 'Portal del profesional', ca: 'Portal del professional', en: 'Professionals portal' },
    tituloseo: { es: 'Portal del profesional', ca: 'Portal del professional', en: 'Professionals portal' },
    descripcionseo: {
      es: 'Área privada para profesionales sanitarios: resultados de tus pacientes, pruebas de tu especialidad y atención directa por teléfono.',
      ca: 'Àrea privada per a professionals sanitaris: resultats dels teus pacients, proves de la teua especialitat i atenció directa per telèfon.',
      en: 'Private area for health professionals: results of the patients you refer, tests in your speciality and direct help by telephone.',
    },
    contenido: {
      es: `<p>El portal reúne los resultados de los pacientes que nos remites y la lista de pruebas de tu especialidad.</p>
<p>Si necesitas un informe ahora, pídelo por teléfono en el <a href="tel:+34963400900">963 400 900</a>, de lunes a viernes de 7:40 a 22:00 y los sábados de 7:45 a 15:00. Por seguridad te pediremos el número de colegiado y te devolveremos la llamada al número que consta en tu ficha, siempre en menos de 24 horas.</p>
<p>¿Todavía no tienes acceso? <a href="/registro-profesional">Así se solicita el alta</a>.</p>`,
      ca: `<p>El portal reuneix els resultats dels pacients que ens remets i la llista de proves de la teua especialitat.</p>
<p>Si necessites un informe ara, demana'l per telèfon al <a href="tel:+34963400900">963 400 900</a>, de dilluns a divendres de 7:40 a 22:00 i els dissabtes de 7:45 a 15:00. Per seguretat et demanarem el número de col·legiat i et tornarem la telefonada al número que consta en la teua fitxa, sempre en menys de 24 hores.</p>
<p>Encara no tens accés? <a href="/ca/registro-profesional">Així se sol·licita l'alta</a>.</p>`,
      en: `<p>The portal brings together the results of the patients you refer to us and the list of tests in your speciality.</p>
<p>If you need a report now, ask for it on <a href="tel:+34963400900">963 400 900</a>, Monday to Friday 7:40 to 22:00 and Saturday 7:45 to 15:00. For safety we will ask for your professional registration number and return the call to the number on your record, always within 24 hours.</p>
<p>No access yet? <a href="/en/registro-profesional">This is how to ask for it</a>.</p>`,
    },
  },
  {
    urlseo: 'upgrade-password-profesional',
    nombre: { es: 'Cambiar la contraseña', ca: 'Canviar la contrasenya', en: 'Change your password' },
    tituloseo: {
      es: 'Cambiar la contraseña del portal profesional',
      ca: 'Canviar la contrasenya del portal professional',
      en: 'Change your professionals portal password',
    },
    descripcionseo: {
      es: 'Elige una contraseña nueva para el portal del profesional. En el primer acceso es obligatorio cambiar la que te hemos enviado.',
      ca: "Tria una contrasenya nova per al portal del professional. En el primer accés és obligatori canviar la que t'hem enviat per correu.",
      en: 'Choose a new password for the professionals portal. At your first access you have to change the one we sent you by e-mail.',
    },
    contenido: {
      es: `<p>La primera vez que entras en el portal te pedimos que cambies la contraseña que recibiste por correo. Así solo la conoces tú.</p>
<ul><li>Que sea larga: tres o cuatro palabras sin relación entre sí funcionan muy bien.</li><li>Que no la uses en ningún otro servicio.</li><li>Que no contenga tu nombre, tu número de colegiado ni el de la consulta.</li></ul>
<p>Nadie del equipo te pedirá nunca tu contraseña, ni por teléfono ni por correo.</p>`,
      ca: `<p>La primera vegada que entres en el portal et demanem que canvies la contrasenya que vas rebre per correu. Així només la saps tu.</p>
<ul><li>Que siga llarga: tres o quatre paraules sense relació entre elles funcionen molt bé.</li><li>Que no la faces servir en cap altre servei.</li><li>Que no continga el teu nom, el teu número de col·legiat ni el de la consulta.</li></ul>
<p>Ningú de l'equip et demanarà mai la contrasenya, ni per telèfon ni per correu.</p>`,
      en: `<p>The first time you enter the portal we ask you to change the password you received by e-mail. That way only you know it.</p>
<ul><li>Make it long: three or four unrelated words work very well.</li><li>Do not use it for any other service.</li><li>Leave out your name, your registration number and the name of your practice.</li></ul>
<p>Nobody on our team will ever ask for your password, by telephone or by e-mail.</p>`,
    },
  },
  {
    urlseo: 'forgot-password-profesional',
    nombre: { es: 'Recuperar la contraseña', ca: 'Recuperar la contrasenya', en: 'Recover your password' },
    tituloseo: {
      es: 'Recuperar la contraseña del portal profesional',
      ca: 'Recuperar la contrasenya del portal professional',
      en: 'Recover your professionals portal password',
    },
    descripcionseo: {
      es: '¿Has olvidado la contraseña del portal del profesional? Indica tu correo y te enviaremos las instrucciones para elegir una nueva.',
      ca: "Has oblidat la contrasenya del portal del professional? Indica el teu correu i t'enviarem les instruccions per a triar-ne una de nova.",
      en: 'Forgotten your password for the professionals portal? Give us your e-mail address and we will send you the steps to choose a new one.',
    },
    contenido: {
      es: `<p>Escribe el correo con el que te diste de alta. Si existe una cuenta con esa dirección, recibirás en unos minutos las instrucciones para cambiar la contraseña.</p>
<p>Si no llega, mira en la carpeta de correo no deseado. ¿Ya no usas esa dirección? Llámanos al <a href="tel:+34963400900">963 400 900</a> y, tras comprobar tu identidad, actualizamos tu ficha.</p>`,
      ca: `<p>Escriu el correu amb què et vas donar d'alta. Si hi ha un compte amb aquesta adreça, rebràs en uns minuts les instruccions per a canviar la contrasenya.</p>
<p>Si no arriba, mira en la carpeta de correu brossa. Ja no fas servir aquesta adreça? Telefona'ns al <a href="tel:+34963400900">963 400 900</a> i, després de comprovar la teua identitat, actualitzarem la teua fitxa.</p>`,
      en: `<p>Type the e-mail address you registered with. If there is an account for it, you will receive the steps to change your password within a few minutes.</p>
<p>If nothing arrives, look in your spam folder. No longer using that address? Call us on <a href="tel:+34963400900">963 400 900</a> and, once we have checked who you are, we will update your record.</p>`,
    },
  },
];
