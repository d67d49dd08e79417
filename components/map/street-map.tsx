'use client';

import { useEffect, useRef } from 'react';
import { type ConsentedMap, MAP_ZOOM, useMapFailure } from './allowed-map';

type Props = {
  /** Address of a tile with {z}, {x}, {y}. */
  tiles: string;
  /** The provider of the tiles. */
  credit: string;
  place: ConsentedMap;
  texts: Record<'zoomIn' | 'zoomOut' | 'close', string>;
};

/** The street map of a clinic with its marker, moved and enlarged by mouse, fingers and keyboard (M57). */
export function StreetMap({ tiles, credit, place, texts }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const fail = useMapFailure();
  useEffect(() => {
    let isOver = false;
    let remove = () => {};
    drawMap(box.current, { tiles, credit, place, texts }, fail)
      .then((drawn) => {
        if (isOver) drawn();
        else remove = drawn;
      })
      .catch(fail);
    return () => {
      isOver = true;
      remove();
    };
  }, [tiles, credit, place, texts, fail]);
  return <section ref={box} className="street-map" aria-label={place.name} />;
}

/** Draws the map into the box; returns the cleanup. Calls `onFailure` when no tile can be loaded. */
async function drawMap(box: HTMLElement | null, { tiles, credit, place, texts }: Props, onFailure: () => void) {
  const { default: L } = await import('leaflet');
  if (!box) return () => {};
  const { latitude, longitude } = place.coordinates;
  const map = L.map(box, { zoomControl: false, scrollWheelZoom: false }).setView([latitude, longitude], MAP_ZOOM);
  map.attributionControl.setPrefix(false);
  L.control.zoom({ zoomInTitle: texts.zoomIn, zoomOutTitle: texts.zoomOut }).addTo(map);
  let isSeen = false;
  L.tileLayer(tiles, { maxZoom: 19, attribution: creditLink(credit) })
    .on('tileload', () => {
      isSeen = true;
    })
    .on('tileerror', () => {
      if (!isSeen) onFailure();
    })
    .addTo(map);
  const icon = L.divIcon({ className: 'street-pin', iconSize: [32, 32], iconAnchor: [16, 30], popupAnchor: [0, -28] });
  L.marker([latitude, longitude], { icon, title: place.name, alt: place.name })
    .addTo(map)
    .bindPopup(plate(place), { closeButton: true })
    .openPopup();
  box.querySelector('.leaflet-popup-close-button')?.setAttribute('aria-label', texts.close);
  return () => void map.remove();
}

/** Name and address as text: neither is ever read as HTML. */
function plate({ name, address }: ConsentedMap): HTMLElement {
  const content = document.createElement('div');
  content.append(Object.assign(document.createElement('strong'), { textContent: name }));
  if (address) content.append(document.createElement('br'), address);
  return content;
}

const creditLink = (credit: string): string => {
  const link = document.createElement('a');
  Object.assign(link, { href: 'https://www.openstreetmap.org/copyright', target: '_blank', rel: 'noopener' });
  link.textContent = credit;
  return link.outerHTML;
};
