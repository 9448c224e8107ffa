import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dayMs } from './day.ts';
import { knowsServerTime, noteServerTime, serverNow } from './server-time.ts';
import { isGraduationYear } from './year.ts';

const server = Date.parse('2026-11-28T08:00:00Z');
const answered = (headers: Record<string, string>) => ({ headers: new Headers(headers) });

beforeEach(() => {
  vi.stubGlobal('document', {});
  vi.useFakeTimers({ now: server + 365 * dayMs });
});
afterEach(() => {
  vi.useRealTimers();
  noteServerTime(answered({ Date: new Date().toUTCString() }));
  vi.unstubAllGlobals();
});

describe('server time on a device whose clock is a year ahead', () => {
  it('takes the time of the last answer and adds what has elapsed since', () => {
    noteServerTime(answered({ Date: new Date(server).toUTCString() }));
    expect(serverNow()).toBe(server);
    vi.advanceTimersByTime(90_000);
    expect(serverNow()).toBe(server + 90_000);
    expect(isGraduationYear(2027)).toBe(false);
    expect(knowsServerTime(server)).toBe(true);
  });

  it('adds the age of an answer from a cache', () => {
    noteServerTime(answered({ Date: new Date(server - 60_000).toUTCString(), Age: '60' }));
    expect(serverNow()).toBe(server);
  });

  it('ignores an answer without a readable date', () => {
    noteServerTime(answered({ Date: new Date(server).toUTCString() }));
    noteServerTime(answered({ Date: 'yesterday' }));
    noteServerTime(answered({}));
    expect(serverNow()).toBe(server);
  });
});

it('trusts a device whose clock differs by less than a header can tell', () => {
  vi.setSystemTime(server + 2_345);
  noteServerTime(answered({ Date: new Date(server).toUTCString() }));
  expect(serverNow()).toBe(server + 2_345);
});
