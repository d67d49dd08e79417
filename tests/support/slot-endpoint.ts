import type { SlotAnswer } from '@/lib/domain/appointment/assistant';

export const OFFERED: SlotAnswer = {
  kind: 'offered',
  offer: {
    slots: [
      { start: '0900', end: '0915' },
      { start: '0915', end: '0930' },
      { start: '1615', end: '1630' },
    ],
    priceCents: 5900,
    serviceText: 'PCR nasofaríngea',
    generalText: null,
    scheduleId: '118',
    serviceId: '7',
  },
};

/** The prices endpoint of tests: PCR and antigen test have a price, the others have none. */
export const priceAnswer = (url: URL): { priceCents: number | null } => {
  const prices: Record<string, number> = { testPCR: 5900, testAntigenos: 2500 };
  return { priceCents: prices[url.searchParams.get('prueba') ?? ''] ?? null };
};
