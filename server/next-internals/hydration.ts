// Seen in next 16.4.6 (its React: 19.3.0-canary-278794d7). When it changes, what is pressed or chosen during hydration is lost or answered twice.

type Fiber = { flags: number; return: Fiber | null };

/**
 * True when React has hydrated the element and everything around it. It refers to nothing outside itself, so that tests
 * can run it within a page.
 */
export function isHydrated(element: Element): boolean {
  const [placement, hydrating] = [2, 4096];
  const [, known] = Object.entries(element).find(([key]) => key.startsWith('__reactFiber')) ?? [];
  let fiber: Fiber | null = known ?? null;
  while (fiber && (fiber.flags & (placement | hydrating)) === 0) fiber = fiber.return;
  return known !== undefined && fiber === null;
}
