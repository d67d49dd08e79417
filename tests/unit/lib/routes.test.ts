import { describe, expect, it } from 'vitest';
import { dependsOnQuery } from '@/lib/routes';

describe('a list depends on the fields of its filter', () => {
  it.each([
    ['/clinicas', '?localidad=Val%C3%A8ncia'],
    ['/ca/clinicas', '?localidad=&especialidad=3'],
    ['/en/pruebas', '?servicio=imagen'],
    ['/pruebas', '?letra=r&pagina=2'],
    ['/especialidades', '?servicio=genetica'],
    ['/medicos', '?nombre=peris'],
    ['/ca/especial-online', '?orden=precio'],
    ['/especial-online', '?pagina=2'],
    ['/especial-online', '?especialidad=&clinica=&orden='],
  ])('%s%s', (path, search) => {
    expect(dependsOnQuery(path, search)).toBe(true);
  });

  it.each([
    ['/clinicas', ''],
    ['/clinicas', '?'],
    ['/clinicas', '?utm_source=mail'],
    ['/clinicas', '?localidad=&especialidad=+'],
    ['/clinicas/torrent', '?localidad=x'],
    ['/clinicas/pagina/2', '?localidad=x'],
    ['/medicos', '?pagina=2'],
    ['/pruebas', '?localidad=x'],
    ['/especial-online', '?utm_source=mail'],
    ['/especial-online/filtrar', '?orden=precio'],
    ['/es/clinicas', '?localidad=x'],
    ['/', '?localidad=x'],
    ['/__proto__', '?localidad=x'],
  ])('and on nothing else: %s%s', (path, search) => {
    expect(dependsOnQuery(path, search)).toBe(false);
  });
});
