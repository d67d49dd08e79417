import { Icon } from '@/components/ui/icon';
import { Motif } from '@/components/ui/motif/motif';
import { PhoneLink } from '@/components/ui/phone-link';
import { PictureBox } from '@/components/ui/picture-box';
import { RichContent } from '@/components/ui/rich-content';
import type { Picture, RichText } from '@/lib/domain/media';
import type { PhonePart } from '@/lib/domain/phone';
import type { Texts } from '@/lib/i18n/texts';

export type Centre = {
  id: string;
  /** Seed of the motif, for a centre without photo. */
  slug: string;
  name: string;
  picture: Picture | null;
  technology: RichText | null;
  phone: PhonePart[] | null;
  address: string | null;
  /** A route planner to the address; null without address. */
  directions: string | null;
};

type Props = { centre: Centre; texts: Texts<'CentreBrowser'> };

/** An associated centre: photo, name, equipment and contact data (M81). */
export function CentreCard({ centre, texts }: Props) {
  const { id, slug, name, picture, technology, phone, address } = centre;
  return (
    <li className="card centre">
      <div className="centre-picture">
        {picture ? (
          <PictureBox picture={picture} sizes="(min-width: 40rem) 25rem, 92vw" widths={[320, 640]} />
        ) : (
          <Motif service="imagen" seed={slug || id} cols={15} rows={8} className="size-full" />
        )}
      </div>
      <div className="centre-body">
        <h3>{name}</h3>
        {(phone || address) && <Contact centre={centre} texts={texts} />}
        {technology && (
          <details className="centre-technology">
            <summary className="link">
              {texts.technology}
              <span className="sr-only"> · {name}</span> <Icon name="chevron-down" />
            </summary>
            <RichContent html={technology} />
          </details>
        )}
      </div>
    </li>
  );
}

/** The browser's own popover: it opens, and closes with Escape or a click elsewhere, without any script. */
function Contact({ centre: { id, name, phone, address, directions }, texts }: Props) {
  return (
    <>
      <button type="button" className="btn btn-line" popoverTarget={`contacto-${id}`}>
        <Icon name={phone ? 'phone' : 'map-pin'} /> {texts.contact}
        <span className="sr-only"> · {name}</span>
      </button>
      <div
        id={`contacto-${id}`}
        popover="auto"
        role="dialog"
        aria-label={`${texts.contact} · ${name}`}
        className="centre-contact"
      >
        <dl>
          {phone && (
            <div>
              <dt>{texts.call}</dt>
              <dd>
                <PhoneLink className="link" phone={phone} />
              </dd>
            </div>
          )}
          {address && (
            <div>
              <dt>{texts.address}</dt>
              <dd>
                {address}
                {directions && (
                  <a className="link" href={directions} rel="noopener">
                    {texts.directions} <Icon name="external-link" />
                  </a>
                )}
              </dd>
            </div>
          )}
        </dl>
      </div>
    </>
  );
}
