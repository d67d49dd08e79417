import map from './provinces.json';

type Province = {
  slug: string;
  name: string;
  /** Own clinics there: the figure on the map. */
  count: number;
  /** Accessible name, e.g. "València, 7 clínicas". */
  label: string;
  /** Address the shape leads to, e.g. '#clinicas-valencia'. */
  target: string;
};

type Props = {
  provinces: Province[];
  /** Slugs tinted without a link: clinics that are not offered here. */
  muted: string[];
  title: string;
  /** Origin of the drawing, shown below it (docs/credits.md). */
  credit: string;
  className?: string;
};

type Shape = { d: string; x: number; y: number };

const SHAPES: Record<string, Shape | undefined> = map.provinces;

/**
 * Spain by provinces, drawn once from open data: the coast and the inner borders are one path each, and only the
 * provinces with clinics are shapes of their own, plain links that work without JavaScript. A slug without a shape
 * is left out: the list beside the map names every province.
 */
export function ProvinceMap({ provinces, muted, title, credit, className }: Props) {
  return (
    <figure className={className}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot hold a drawing; the group only names its links. */}
      <svg
        viewBox="6 0 680 590"
        role="group"
        aria-label={title}
        className="h-auto w-full stroke-mist"
        strokeLinejoin="round"
      >
        <path d={map.land} className="fill-land" />
        {muted.map((slug) => {
          const shape = SHAPES[slug];
          return shape && <path key={slug} d={shape.d} className="fill-pine-100" />;
        })}
        <path d={map.borders} fill="none" />
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
    <a href={province.target} aria-label={province.label} className="group">
      <path
        d={shape.d}
        className="fill-pine-700 group-hover:fill-pine-800 group-hover:stroke-2 group-hover:stroke-white group-focus-visible:stroke-3 group-focus-visible:stroke-ink"
      />
      <circle cx={shape.x} cy={shape.y} r="14" className="fill-citrus-400" stroke="none" />
      <text
        x={shape.x}
        y={shape.y + 5}
        textAnchor="middle"
        fontSize="15"
        className="fill-ink font-bold font-sans"
        stroke="none"
      >
        {province.count}
      </text>
    </a>
  );
}
