import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { request } from './api';

/** Pause after typing before the text is stored, in milliseconds. */
const PAUSE_MS = 1_000;
/**
 * Maximum length: browsers still send this much while a page is left, and a call accepts it. Longer text is not stored.
 */
const MAX_CHARACTERS = 60_000;

/** A form whose text survives a reload, and its subject: an id or a day, never personal data. */
export type FormName = { form: 'nueva' | 'respuesta' | 'ficha'; subject: string };

/** The unsent text of a form; `savedAt` is an ISO date and time. */
export type Unsent<T> = { data: T; savedAt: string };

const pathOf = ({ form, subject }: FormName): string => `/borradores/${form}/${encodeURIComponent(subject)}`;

/**
 * The last call that stores or deletes the text of each form, by its path. A form waits for it before it reads its
 * text; otherwise it would miss recent input.
 */
const lastWrites = new Map<string, Promise<void>>();

/** Sends a call after all earlier ones, so that the last one decides what is stored. */
const enqueue = (path: string, call: () => Promise<unknown>) => {
  const write = (lastWrites.get(path) ?? Promise.resolve()).then(call).then(
    () => undefined,
    () => undefined, // the next change tries again
  );
  lastWrites.set(path, write);
};

/** Returns the account's unsent text of a form, or null; undefined while it is loading. */
export function useUnsent<T extends object>(name: FormName): Unsent<T> | null | undefined {
  const { data, isFetched } = useQuery({
    queryKey: ['sin-enviar', name],
    queryFn: async () => {
      await lastWrites.get(pathOf(name));
      return request<{ datos: T | null; guardado: string }>('GET', pathOf(name));
    },
    ...{ gcTime: 0, staleTime: Number.POSITIVE_INFINITY, retry: false },
  });
  if (!isFetched) return undefined;
  return data?.datos ? { data: data.datos, savedAt: data.guardado } : null;
}

/**
 * Stores the values of a form while the user types, and deletes them when `typed` becomes null. The initial values
 * count as stored. Returns a function that deletes the stored values after the form was sent or discarded.
 */
export function useStoreUnsent(name: FormName, typed: object | null): () => void {
  const path = pathOf(name);
  const text = typed && JSON.stringify(typed);
  const now = useRef(text);
  const stored = useRef(text);
  now.current = text;
  const write = (body: string | null) =>
    body === null ? request('DELETE', path) : request('PUT', path, { datos: JSON.parse(body) });
  const store = (isLeaving = false) => {
    const body = now.current;
    if (body === stored.current || (body?.length ?? 0) > MAX_CHARACTERS) return;
    stored.current = body;
    if (isLeaving) void write(body).catch(() => undefined);
    else enqueue(path, () => write(body));
  };
  const storing = useRef(store);
  storing.current = store;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change restarts the pause
  useEffect(() => {
    const timer = setTimeout(() => storing.current(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  useEffect(() => {
    const leave = () => storing.current(true);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      storing.current();
    };
  }, []);
  return () => {
    stored.current = now.current;
    enqueue(path, () => write(null));
  };
}
