import type { ReactNode } from 'react';
import type { HeadingSize } from './Heading.tsx';

/** Number of characters above which a title is a long one. */
const longTitle = 60;

const smaller = { d1: 'd2', d2: 'h2' } as const satisfies Partial<Record<HeadingSize, HeadingSize>>;

/** Size of a title that a person wrote: one step smaller above 60 characters, so that it does not fill a phone. */
export const titleSize = (title: ReactNode, size: keyof typeof smaller = 'd1'): HeadingSize =>
  typeof title === 'string' && title.length > longTitle ? smaller[size] : size;
