import { Box, Button, Slider, Stack, Typography } from '@mui/material';
import { type MouseEvent, useId } from 'react';
import { useTranslate } from '../use-translate';
import { focusOf, pictureSource, pointOf } from './picture-source';

const TEXTS = 'desk.content.picture.focus';

/** Aspect ratios at which pages crop pictures: of a clinic and a banner, of a card, of a portrait. */
const CROPS = [
  { name: 'wide', ratio: '16 / 7' },
  { name: 'card', ratio: '3 / 2' },
  { name: 'portrait', ratio: '3 / 4' },
] as const;

type FocusFieldProps = {
  label: string;
  /** `contentUrl` of the picture, or the data: URL of one just chosen. */
  address: unknown;
  value: unknown;
  error?: string;
  onChange: (focus: string | null) => void;
};

/**
 * Chooses the focus point, which stays visible when the picture is cropped, with a click on the picture or two sliders.
 */
export const FocusField = ({ label, address, value, error, onChange }: FocusFieldProps) => {
  const translate = useTranslate();
  const id = useId();
  const source = pictureSource(address);
  const point = pointOf(value);
  const put = (moved: Partial<typeof point>) => onChange(focusOf({ ...point, ...moved }));
  const press = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    put({ x: share(clientX - left, width), y: share(clientY - top, height) });
  };
  if (source === null) return null;
  return (
    <Stack component="fieldset" spacing={1} sx={{ border: 0, p: 0, m: 0, minWidth: 0, maxWidth: '44rem' }}>
      <Typography component="legend" variant="subtitle2">
        {label}
      </Typography>
      <Typography variant="body2" id={id} color="text.secondary">
        {translate(`${TEXTS}.lead`)}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '3fr 2fr' }, alignItems: 'start' }}>
        <Box sx={{ position: 'relative', cursor: 'crosshair', lineHeight: 0 }} onClick={press}>
          <Box component="img" src={source} alt="" draggable={false} sx={{ width: '100%', borderRadius: 1 }} />
          <Box aria-hidden sx={{ ...MARK, left: `${point.x}%`, top: `${point.y}%` }} />
        </Box>
        <Crops {...{ source, value }} />
      </Box>
      {(['x', 'y'] as const).map((axis) => (
        <Stack key={axis} direction="row" useFlexGap spacing={2} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography variant="body2" sx={{ flex: '0 0 10rem' }} aria-hidden>
            {translate(`${TEXTS}.${axis}`)}
          </Typography>
          <Slider
            sx={{ flex: '1 1 12rem' }}
            value={point[axis]}
            onChange={(_, moved) => put({ [axis]: moved })}
            getAriaValueText={(share) => `${share} %`}
            slotProps={{
              input: { 'aria-label': `${label}: ${translate(`${TEXTS}.${axis}`)}`, 'aria-describedby': id },
            }}
          />
        </Stack>
      ))}
      {error && <Typography color="error">{error}</Typography>}
      <Button sx={{ alignSelf: 'start' }} disabled={focusOf(point) === null} onClick={() => onChange(null)}>
        {translate(`${TEXTS}.middle`)}
      </Button>
    </Stack>
  );
};

const MARK = {
  position: 'absolute',
  width: 28,
  height: 28,
  transform: 'translate(-50%, -50%)',
  borderRadius: '50%',
  border: '3px solid #fff',
  boxShadow: '0 0 0 2px #111, inset 0 0 0 2px #111',
  pointerEvents: 'none',
};

/** Returns a position as a whole percentage of the length, from 0 to 100. */
const share = (part: number, whole: number) => Math.round(Math.min(1, Math.max(0, part / whole)) * 100);

/** The picture as pages crop it. */
const Crops = ({ source, value }: { source: string; value: unknown }) => {
  const translate = useTranslate();
  const { x, y } = pointOf(value);
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      {CROPS.map(({ name, ratio }) => (
        <Box component="figure" key={name} sx={{ m: 0, flex: name === 'wide' ? '1 1 100%' : '1 1 5rem' }}>
          <Box
            component="img"
            src={source}
            alt=""
            sx={{
              ...{ width: '100%', aspectRatio: ratio, objectFit: 'cover', objectPosition: `${x}% ${y}%` },
              ...{ display: 'block', borderRadius: 1 },
            }}
          />
          <Typography component="figcaption" variant="caption">
            {translate(`${TEXTS}.crops.${name}`)}
          </Typography>
        </Box>
      ))}
    </Stack>
  );
};
