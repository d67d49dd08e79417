import { describe, expect, it } from 'vitest';
import { digitsPlate } from '@/components/ui/motif/drawing';
import { MOTIF_TONES } from '@/components/ui/motif/palette';
import { platePaths } from '@/components/ui/motif/wells';

const tones = MOTIF_TONES.medicas;

describe('platePaths', () => {
  it('draws neighbouring wells of one tone as one dashed run', () => {
    const paths = platePaths([[3, 3, 0, 2, 3]], tones);
    expect(paths.map(({ stroke, d }) => [stroke, d])).toEqual([
      [tones.light, 'm0 0h4.1'],
      [tones.ground, 'm2 0h.1'],
      [tones.mid, 'm3 0h.1'],
      [tones.dark, 'm0 0h1.1m2.9 0h.1'],
    ]);
  });

  it('omits an unused tone', () => {
    expect(platePaths([[1, 1]], tones)).toHaveLength(1);
  });
});

describe('digitsPlate', () => {
  it('draws the figures in full wells on rings', () => {
    const drawn = digitsPlate('4').map((row) => row.map((well) => (well === 3 ? '#' : '.')).join(''));
    expect(drawn).toEqual(['......', '.#..#.', '.#..#.', '.#..#.', '.####.', '....#.', '....#.', '....#.', '......']);
  });

  it('gives every digit its own place and drops other characters', () => {
    expect(digitsPlate('404')[0]).toHaveLength(16);
    expect(digitsPlate('4-0')[0]).toHaveLength(11);
  });
});
