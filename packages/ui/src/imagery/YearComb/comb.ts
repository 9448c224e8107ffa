import { range, round } from '../drawing.ts';

export const combWidth = 1280;
export const combHeight = 260;

export interface CombYears {
  /** Year in which the college opened. */
  from: number;
  /** First year of the association: lines from here on are its own. */
  founded: number;
  /** Last year drawn. */
  to: number;
}

/** Four paths: odd years are separate, so that phones can leave them out. */
export interface Comb {
  pastEven: string;
  pastOdd: string;
  ownEven: string;
  ownOdd: string;
}

const pastHeight = (year: number): number => {
  if (year % 50 === 0) return 122;
  if (year % 10 === 0) return 86;
  return year % 5 === 0 ? 58 : 38;
};

/** Draws one line per year; decades are longer, and the association’s own years longer still. */
export const comb = ({ from, founded, to }: CombYears): Comb => {
  const path = (own: boolean, odd: boolean): string =>
    range(to - from + 1)
      .map((index) => from + index)
      .filter((year) => year >= founded === own && (year % 2 === 1) === odd)
      .map((year) => {
        const x = 1 + ((year - from) / (to - from)) * (combWidth - 2);
        return `M${round(x)} 0V${round(own ? 150 + (year - founded) * 4.6 : pastHeight(year))}`;
      })
      .join('');
  return {
    pastEven: path(false, false),
    pastOdd: path(false, true),
    ownEven: path(true, false),
    ownOdd: path(true, true),
  };
};
