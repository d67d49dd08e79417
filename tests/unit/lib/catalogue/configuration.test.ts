import { wireConfigurationSchema } from '@clinic/contract/wire/catalogue';
import { describe, expect, it, vi } from 'vitest';
import { toConfiguration } from '@/lib/catalogue/configuration';
import { log } from '@/lib/log';

const read = (analytics: string, hotjar: string) =>
  toConfiguration(wireConfigurationSchema.parse({ analytics, hotjar }), 'es');

describe('the ids of the configuration', () => {
  it('are used unchanged when they are valid', () => {
    expect(read(' G-AB12CD34 ', '1234567')).toMatchObject({ analyticsId: 'G-AB12CD34', heatmapId: '1234567' });
  });

  it('are null otherwise, with one log line however often they are read', () => {
    const warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
    for (let reading = 0; reading < 3; reading += 1) {
      expect(read("G-1');alert(1)//", '12/../34')).toMatchObject({ analyticsId: null, heatmapId: null });
    }
    expect(warn.mock.calls.map(([fields]) => fields)).toEqual([{ field: 'analytics' }, { field: 'hotjar' }]);
    warn.mockRestore();
    expect(read('', '')).toMatchObject({ analyticsId: null, heatmapId: null });
  });
});
