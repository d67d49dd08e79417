import { Box, Stack, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';

type BarChartProps = {
  /** Describes the chart for screen readers and says where the numbers are. */
  label: string;
  names: readonly [string, string];
  columns: readonly { label: string; values: readonly [number, number] }[];
};

const COLOURS = ['#0a5c54', '#85265a'] as const;
const COLUMN = 56;
const BAR = 22;
const HEIGHT = 120;
/** Maximum enlargement of the drawing if there is room. */
const MAX_SCALE = 1.4;

/**
 * Two bars per column with their numbers above. The table that follows is its text alternative. On a narrow screen it
 * scrolls, starting at the last columns.
 */
export const BarChart = ({ label, names, columns }: BarChartProps) => {
  const region = useRef<HTMLDivElement>(null);
  const most = Math.max(1, ...columns.flatMap(({ values }) => values));
  const width = columns.length * COLUMN;
  useEffect(() => {
    region.current?.scrollTo({ left: width });
  }, [width]);
  return (
    <Stack spacing={1} sx={{ minWidth: 0 }}>
      <Stack direction="row" spacing={2} aria-hidden>
        {names.map((name, at) => (
          <Stack key={name} direction="row" spacing={1} sx={{ alignItems: 'center' }}>
            <Box sx={{ width: 12, height: 12, bgcolor: COLOURS[at] }} />
            <Typography variant="body2">{name}</Typography>
          </Stack>
        ))}
      </Stack>
      <Box ref={region} role="region" aria-label={label} tabIndex={0} sx={{ overflowX: 'auto' }}>
        <svg
          className="desk-bars"
          viewBox={`0 0 ${width} ${HEIGHT + 40}`}
          style={{ minWidth: width, width: '100%', maxWidth: width * MAX_SCALE }}
          role="img"
          aria-label={label}
        >
          {columns.map(({ label: column, values }, index) => (
            <g key={column} transform={`translate(${index * COLUMN} 16)`}>
              {values.map((value, at) => {
                const height = (value / most) * HEIGHT;
                return (
                  <g key={names[at]} transform={`translate(${4 + at * (BAR + 2)} ${HEIGHT - height})`}>
                    <rect width={BAR} height={height} fill={COLOURS[at]} />
                    <text x={BAR / 2} y="-4" textAnchor="middle" fontSize="11" fill="#0e1f2b">
                      {value}
                    </text>
                  </g>
                );
              })}
              <line x2={COLUMN} y1={HEIGHT} y2={HEIGHT} stroke="#7b8c94" />
              <text x={COLUMN / 2} y={HEIGHT + 16} textAnchor="middle" fontSize="11" fill="#3b4d59">
                {column}
              </text>
            </g>
          ))}
        </svg>
      </Box>
    </Stack>
  );
};
