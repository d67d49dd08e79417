import type { DefaultPages } from './default-page';

/** What the site says itself where the upstream has no record for a page that every page links to. */
export const pages: DefaultPages = {
  'politica-cookies': {
    name: 'Política de galetes',
    html: `<p>Aquest web desa al teu navegador només el que necessita per funcionar: l’idioma que tries, la teva resposta sobre les galetes i, si entres a l’àrea professional, la teva sessió.</p><p>Els serveis d’altres empreses, com les estadístiques o els mapes, es carreguen únicament si els acceptes. Pots veure quins són i canviar d’opinió a «Configura les galetes», al peu de cada pàgina.</p>`,
  },
  accesibilidad: {
    name: 'Accessibilitat',
    html: `<p>Volem que qualsevol persona pugui fer servir aquest web, amb el teclat, amb un lector de pantalla o amb el text ampliat. El fem seguint les pautes WCAG 2.2, nivell AA.</p><p>Si alguna cosa t’ho impedeix, <a href="{contact}">explica’ns-ho</a> i et donarem la informació o la cita per un altre mitjà.</p>`,
  },
  'sobre-nosotros': {
    name: 'Sobre nosaltres',
    html: `<p>{brand} és un grup de clíniques de medicina, diagnòstic per la imatge i genètica.</p><p>Coneix <a href="{clinics}">les nostres clíniques</a> i <a href="{specialities}">les nostres especialitats</a>.</p>`,
  },
  'trabaja-con-nosotros': {
    name: 'Treballa amb nosaltres',
    html: `<p>Si vols formar part de l’equip de {brand}, <a href="{contact}">escriu-nos</a> i digues-nos a què et dediques i a quina clínica t’agradaria treballar.</p>`,
  },
  'mi-portal-salud': {
    name: 'Els teus resultats',
    html: `<p>Quan i com es lliura cada resultat ho diuen la pàgina de la prova i la confirmació de la cita. Si no ho diuen, demana els teus resultats a la recepció de la teva clínica amb el document d’identitat.</p><p>Si t’hem enviat un missatge amb un enllaç i un codi, obre’ls des d’aquest enllaç. Si tens dubtes, <a href="{contact}">pregunta a la teva clínica</a>.</p>`,
  },
  'te-escuchamos': {
    name: 'T’escoltem',
    html: `<p>Una queixa, un suggeriment o un agraïment ens ajuden a millorar. <a href="{contact}">Escriu-nos</a> i et respondrà la clínica que et va atendre.</p>`,
  },
  'politica-privacidad': {
    name: 'Política de privacitat',
    html: `<p>{brand} fa servir les dades que ens dones només per al que ens demanes: atendre la teva cita, la teva sol·licitud o el teu missatge.</p><p>Per conèixer el text complet, o per accedir a les teves dades, corregir-les o esborrar-les, <a href="{contact}">escriu-nos</a>.</p>`,
  },
  'politica-precios': {
    name: 'Política de preus',
    html: `<p>Els preus d’aquest web són en euros i inclouen els impostos. Els bons es reserven al web i es paguen a la clínica, el dia de la visita.</p><p>Si tens dubtes sobre un preu, <a href="{contact}">pregunta’ns-ho</a> abans de venir.</p>`,
  },
  'aviso-legal': {
    name: 'Avís legal',
    html: `<p>Aquest web és de {brand}. Els textos són informatius i no substitueixen la consulta amb un professional sanitari.</p><p>Per a qualsevol afer legal, <a href="{contact}">escriu-nos</a>.</p>`,
  },
  'politica-seguridad-informacion': {
    name: 'Política de seguretat de la informació',
    html: `<p>{brand} protegeix la informació dels pacients: només hi accedeix qui la necessita per atendre’t, i les dades viatgen xifrades.</p><p>Si has vist alguna cosa que hauríem de saber, <a href="{contact}">avisa’ns</a>.</p>`,
  },
};
