type Coordinates = { latitude: number; longitude: number };
type Place = { name: string; address: string | null; coordinates: Coordinates | null };

/** Zoom of a clinic on a map (M57). */
const MAP_ZOOM = 13;

/** Address of a route planner to the clinic; by coordinates if known, else by its address. */
export function directionsHref({ coordinates, address, name }: Place): string {
  const destination = coordinates ? `${coordinates.latitude},${coordinates.longitude}` : `${name}, ${address ?? ''}`;
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`;
}

/** Address of a street map with a marker on the clinic. */
export function streetMapHref({ latitude, longitude }: Coordinates): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${MAP_ZOOM}/${latitude}/${longitude}`;
}
