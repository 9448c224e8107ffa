import { expect, test } from 'vitest';
import { labeledDecades, teeth } from './teeth.ts';

test('draws one tooth for every year, as long as its count', () => {
  const counts = new Map([
    [1991, 1],
    [1993, 4],
  ]);
  expect(teeth({ from: 1990, to: 1993, counts })).toBe('M0 0v6m1-6v60m1-60v6m1-6v120m1-120');
});

test('draws longer decades while the counts are not known', () => {
  expect(teeth({ from: 1999, to: 2001 })).toBe('M0 0v44m1-44v88m1-88v44m1-44');
});

test('labels the decades, but not one that has just begun', () => {
  expect(labeledDecades({ from: 1985, to: 2011 })).toEqual([1990, 2000]);
  expect(labeledDecades({ from: 1990, to: 2012 })).toEqual([1990, 2000, 2010]);
});
