import { Fragment } from 'react';

/** Text of a comment: what stands in backticks is code. */
export function Sentence({ children }: { children: string }) {
  return children
    .split('`')
    .map((part, place) => <Fragment key={place}>{place % 2 === 1 ? <code>{part}</code> : part}</Fragment>);
}
