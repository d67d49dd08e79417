import { spainBackground } from '@/components/shared/spain-background';
import { DIALOG_ATTRIBUTE, mark } from '@/lib/domain/page-marks';
import shapes from './provinces.json';

type Province = {
  slug: string;
  /** Own clinics there: the figure on the map. */
  count: number;
  /** Accessible name, e.g. "València, 7 clínicas". */
  label: string;
  /** Address the shape leads to, e.g. '#provincia-valencia'. */
  target: string;
  /** Id of the dialog a script may open instead of following the address. */
  dialog?: string;
};

type Props = {
  provinces: Province[];
  title: string;
  /** Source of the drawing, credited below it (docs/credits.md). */
  credit: string;
};

type Shape = { d: string; x: number; y: number };

const BACKGROUND = spainBackground({ x: 6, y: 0, width: 680, height: 590 });
const SHAPES: Record<string, Shape | undefined> = shapes;

/**
 * Spain by provinces: the country is one cached file, and only the provinces with clinics are shapes of the page,
 * plain links that work without JavaScript. A slug without a shape is left out: the list beside the map names every
 * province.
 */
export function ProvinceMap({ provinces, title, credit }: Props) {
  return (
    <figure>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot hold a drawing; the group only names its links. */}
      <svg viewBox="6 0 680 590" role="group" aria-label={title} className="map" style={BACKGROUND}>
        {provinces.map((province) => {
          const shape = SHAPES[province.slug];
          return shape && <ProvinceLink key={province.slug} province={province} shape={shape} />;
        })}
      </svg>
      <figcaption className="mt-2 text-ink-3 text-xs">{credit}</figcaption>
    </figure>
  );
}

function ProvinceLink({ province, shape }: { province: Province; shape: Shape }) {
  return (
    <a href={province.target} {...mark(DIALOG_ATTRIBUTE, province.dialog)} aria-label={province.label}>
      <path d={shape.d} />
      <circle cx={shape.x} cy={shape.y} r="14" />
      <text x={shape.x} y={shape.y + 5} textAnchor="middle">
        {province.count}
      </text>
    </a>
  );
}
