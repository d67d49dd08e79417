'use client';

import { type MouseEvent, useCallback, useEffect, useSyncExternalStore } from 'react';
import { scripted } from '@/lib/browser/scripted';
import { mark, PARAMETER_ATTRIBUTE } from '@/lib/domain/page-marks';
import type { Texts } from '@/lib/i18n/texts';
import { type Centre, CentreCard } from './centre-card';

type CentreGroup = {
  key: string;
  name: string;
  /** The number of centres as text. */
  count: string;
  centres: Centre[];
};

type Props = {
  /** Address of this page. */
  path: string;
  groups: CentreGroup[];
  texts: Texts<'CentreBrowser'> & { count: string };
  /** If the centres need several pages: where each region begins. The bar then links there and hides nothing. */
  starts?: { key: string; name: string; href: string }[];
};

const addressOf = (path: string, region: string) => (region ? `${path}?region=${region}` : path);

/**
 * The bar of regions, and the centres under their region (M80). Without JavaScript the bar links to the region's
 * heading; with it, the page shows that region alone, which is then in the address.
 */
export function CentreBrowser({ path, groups, texts, starts }: Props) {
  const [asked, choose] = useRegion();
  const chosen = starts ? undefined : groups.find((group) => group.key === asked);
  const start = starts?.find(({ key }) => key === asked)?.href;
  useEffect(() => {
    if (start) location.replace(start);
  }, [start]);
  const linkTo = (key: string) => (asked === null ? `#region-${key}` : addressOf(path, key));
  const follow = (event: MouseEvent<HTMLAnchorElement>, key: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    choose(addressOf(path, key)); // a link hydrated a moment ago still points to the heading
  };
  const chip = (key: string, name: string, href: string, isChosen: boolean) => (
    <a
      className="chip"
      href={href}
      onClick={starts ? undefined : (event) => follow(event, key)}
      aria-current={isChosen ? 'true' : undefined}
      {...(!starts && scripted('list'))}
    >
      {name}
    </a>
  );
  return (
    <>
      <nav aria-label={texts.filter} {...mark(PARAMETER_ATTRIBUTE, 'region')}>
        <ul className="chips">
          {!starts && <li>{chip('', texts.all, path, !chosen)}</li>}
          {(starts ?? groups.map(({ key, name }) => ({ key, name, href: linkTo(key) }))).map(({ key, name, href }) => (
            <li key={key}>{chip(key, name, href, key === chosen?.key)}</li>
          ))}
        </ul>
      </nav>
      <p role="status" className="muted mt-5">
        {chosen ? `${chosen.name}: ${chosen.count}` : texts.count}
      </p>
      <div className="regions">
        {groups.map(({ key, name, centres }) => (
          <section
            key={key}
            className="region"
            data-centres={Math.min(centres.length, 3)}
            aria-labelledby={`region-${key}`}
            hidden={chosen && chosen.key !== key}
          >
            <h2 id={`region-${key}`}>{name}</h2>
            <ul>
              {centres.map((centre) => (
                <CentreCard key={centre.id} centre={centre} texts={texts} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

const CHANGED = 'region-changed';

const subscribe = (changed: () => void) => {
  addEventListener('popstate', changed);
  addEventListener(CHANGED, changed);
  return () => {
    removeEventListener('popstate', changed);
    removeEventListener(CHANGED, changed);
  };
};
const fromAddress = () => new URLSearchParams(location.search).get('region') ?? '';
const onServer = () => null;

/**
 * The region of the address (`?region=valencia`) and its setter; '' is all regions, null is the server and the first
 * render, where the address is not known: one cached page serves every region.
 */
function useRegion(): [region: string | null, choose: (href: string) => void] {
  const region = useSyncExternalStore(subscribe, fromAddress, onServer);
  const choose = useCallback((href: string) => {
    history.pushState(null, '', href);
    dispatchEvent(new Event(CHANGED));
  }, []);
  return [region, choose];
}
