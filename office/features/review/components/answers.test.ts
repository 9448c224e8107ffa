import { describe, expect, it } from 'vitest';
import { bulkDoneWords, nextOf, notDoneWords, portionsOf, takenBackWords } from './answers.ts';
import { sampleRows } from './samples.ts';

const now = Date.parse('2026-10-12T20:16:00');
const at = '2026-10-12T20:14:00';
const refs = sampleRows.map(({ ref }) => ref);
const done = (ref: string) => ({ ref, state: 'done', at, leavesAt: null }) as const;
const kiran = (ref: string) => ({ ref, state: 'decided', by: 'Kiran', at, as: 'approved' }) as const;

describe('decision results', () => {
  it('says who decided first and that nothing was changed', () => {
    expect(notDoneWords(kiran('M-1'), now)).toBe('Kiran approved this at 8:14 PM. Nothing was changed.');
    expect(notDoneWords({ ref: 'M-1', state: 'taken', by: 'M-44QA-1WZX' }, now)).toBe(
      'M-44QA is approved with the same email. Nothing was changed.',
    );
  });
  it('counts the decided items and names who decided the others', () => {
    const items = [...Array.from({ length: 11 }, (_, index) => done(`M-${index}`)), kiran('M-x')];
    expect(bulkDoneWords(items, 'approve', { isAllMessages: false, kept: 0 })).toBe(
      '11 approved. 1 was already decided by Kiran.',
    );
    expect(bulkDoneWords([done('1')], 'reject', { isAllMessages: true, kept: 2 })).toBe(
      '1 archived. 2 could not be decided; see the reason on each.',
    );
  });
});

describe('undo results', () => {
  const back = (message: 'none' | 'withdrawn' | 'sent') =>
    ({ ref: 'M-1', state: 'done', email: message, sentAt: message === 'sent' ? at : null }) as const;
  it('says if the email was withdrawn or already sent', () => {
    expect(takenBackWords([back('none')], now)).toBe('Undone.');
    expect(takenBackWords([back('withdrawn')], now)).toBe('Undone, email included.');
    expect(takenBackWords([back('sent')], now)).toBe(
      'Undone. The email was already sent at 8:14 PM; write to them yourself.',
    );
  });
  it('says who decided again later and when it is too late to undo', () => {
    expect(takenBackWords([{ ref: 'M-1', state: 'changed', by: 'Kiran', at }], now)).toBe(
      'Kiran decided again at 8:14 PM. Nothing was changed.',
    );
    expect(takenBackWords([back('sent'), back('none'), { ref: 'M-2', state: 'too late' }], now)).toBe(
      '2 undone. 1 email was already sent; write to them yourself. 1 could not be undone.',
    );
  });
});

describe('next open item', () => {
  it('opens the next remaining row below, or the last one above', () => {
    expect(nextOf(sampleRows, new Set(refs.slice(0, 2)), refs[0])).toBe(refs[2]);
    expect(nextOf(sampleRows, new Set(refs.slice(-1)), refs.at(-1))).toBe(refs.at(-2));
    expect(nextOf(sampleRows, new Set(refs), refs[0])).toBeUndefined();
  });
  it('opens the first row when the current item is not in the list', () => {
    expect(nextOf(sampleRows, new Set(['M-none']), 'M-none')).toBe(refs[0]);
  });
});

it('splits items into portions of at most the given size', () => {
  expect(portionsOf(refs, 3).map(({ length }) => length)).toEqual([3, 3, 2]);
  expect(portionsOf([], 3)).toEqual([]);
});
