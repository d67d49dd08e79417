import type { Page } from '@playwright/test';
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

/**
 * Answers the slot search of the page in place of the site, with one answer after another, the last one again and
 * again; 'broken' breaks the connection. Answers the queries that were asked, as they come.
 */
export async function answerSlots(page: Page, ...answers: (SlotAnswer | 'broken')[]): Promise<URLSearchParams[]> {
  const asked: URLSearchParams[] = [];
  await page.route('**/api/citas/buscarhuecos?**', async (route) => {
    const answer = answers[Math.min(asked.length, answers.length - 1)];
    asked.push(new URL(route.request().url()).searchParams);
    if (answer === undefined || answer === 'broken') await route.abort();
    else await route.fulfill({ json: answer });
  });
  return asked;
}
