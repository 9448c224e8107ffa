import pages from 'virtual:component-pages';
import { Fragment } from 'react';
import { PageOf } from './PageOf.tsx';

/** Text of a comment: what stands in backticks is code, or the way to the component of that name. */
export function Sentence({ children }: { children: string }) {
  return children
    .split('`')
    .map((part, place) => <Fragment key={place}>{place % 2 === 1 ? named(part) : part}</Fragment>);
}

const named = (part: string) => (pages[part] ? <PageOf part={part} /> : <code>{part}</code>);
