import { Fragment } from 'react';
import { mark } from './SearchResults.css.ts';

/** Text and the ranges in it that match the search, as start and end index. */
export interface MarkedWords {
  text: string;
  marks: readonly { from: number; to: number }[];
}

export function Marked({ text, marks }: MarkedWords) {
  return (
    <>
      {marks.map(({ from, to }, place) => (
        <Fragment key={from}>
          {text.slice(marks[place - 1]?.to ?? 0, from)}
          <mark className={mark}>{text.slice(from, to)}</mark>
        </Fragment>
      ))}
      {text.slice(marks.at(-1)?.to ?? 0)}
    </>
  );
}
