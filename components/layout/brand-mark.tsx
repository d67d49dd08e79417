const DOTS = ['#0A5C54', '#2A4593', '#7CC3B4', '#2A4593', '#0A5C54', '#FFBE3D', '#85265A', '#7CC3B4', '#0A5C54'];

/** The 3 by 3 dot mark. Decoration: the name stands beside it. */
export function BrandMark() {
  return (
    <svg className="brand-mark" viewBox="0 0 30 30" aria-hidden="true">
      {DOTS.map((colour, index) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: nine fixed dots
          key={index}
          d={`M${5 + (index % 3) * 10} ${5 + Math.floor(index / 3) * 10}h0`}
          stroke={colour}
          strokeWidth="8"
          strokeLinecap="round"
        />
      ))}
    </svg>
  );
}
