import { describe, expect, it } from 'vitest';
import { besideLast, figuresIn, inColour, page } from './report.ts';
import type { Table } from './table.ts';

const reads = (perSecond: string, p99: string, bare: string): Table => ({
  title: 'How fast reads are',
  columns: ['read', 'bytes', 'per second', 'p99', 'p99'],
  rows: [['GET /events', '1,200', perSecond, p99, bare]],
});

const last = figuresIn(page([reads('10000', '2.0 ms', '1.0 ms')], ['Measured once.']));
const cellsBeside = (table: Table) => besideLast(table, last).rows[0];

describe('a report beside the last one', () => {
  it('marks a time that grew and a rate that fell by more than a fifth', () => {
    expect(cellsBeside(reads('8000', '2.5 ms', '1.0 ms'))).toEqual([
      'GET /events',
      '1,200',
      '8000 ▲',
      '2.5 ms ▲',
      '1.0 ms',
    ]);
  });

  it('marks neither noise, nor what got better, nor a peer’s figure', () => {
    expect(cellsBeside(reads('9000', '2.3 ms', '9.0 ms'))).not.toContainEqual(expect.stringContaining('▲'));
    expect(cellsBeside(reads('20000', '1.0 ms', '1.0 ms'))).not.toContainEqual(expect.stringContaining('▲'));
  });

  it('takes a larger share of another server’s rate for better, and a larger multiple of its times for worse', () => {
    const beside = (rate: string, times: string): Table => ({
      title: 'Beside another server',
      columns: ['read', 'per second ÷ bare', 'p99 ÷ bare'],
      rows: [['GET /events', rate, times]],
    });
    const before = figuresIn(page([beside('0.80', '2.0')], []));
    expect(besideLast(beside('1.00', '1.5'), before).rows[0]).toEqual(['GET /events', '1.00', '1.5']);
    expect(besideLast(beside('0.60', '2.5'), before).rows[0]).toEqual(['GET /events', '0.60 ▲', '2.5 ▲']);
  });

  it('reads a figure that was marked itself, and shows marked ones in red', () => {
    const marked = page([besideLast(reads('8000', '2.5 ms', '1.0 ms'), last)], []);
    expect([...figuresIn(marked).values()]).toEqual([8000, 2.5]);
    expect(inColour(marked)).toContain('\u001B[31m2.5 ms ▲\u001B[39m');
  });
});

it('keeps tables of an earlier report that were not measured again, where they stood', () => {
  const other = { ...reads('1', '1.0 ms', '1.0 ms'), title: 'Another' };
  const before = page([reads('10000', '2.0 ms', '1.0 ms'), other], ['Measured once.']);
  const after = page([reads('9000', '3.0 ms', '1.0 ms')], ['Measured again.'], before);
  expect(after).toBe(page([reads('9000', '3.0 ms', '1.0 ms'), other], ['Measured again.']));
});
