import { afterEach, beforeEach, expect, vi } from 'vitest';

// A hydration mismatch, a missing message key or a leaked exception fails the test that caused it.
// A test that expects one asserts on it and then clears it: vi.mocked(console.error).mockClear().
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    process.stderr.write(`${parts.map(String).join(' ')}\n`);
  });
});

afterEach(() => {
  const calls = [...vi.mocked(console.error).mock.calls];
  vi.mocked(console.error).mockRestore();
  expect(calls, 'console.error was called').toEqual([]);
});
