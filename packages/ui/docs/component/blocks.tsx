export { Announced } from './Announced.tsx';
export { CodeExample } from './CodeExample.tsx';
export { DoAndDoNot } from './DoAndDoNot.tsx';
export { Examples } from './Examples.tsx';
export { Lead } from './Lead.tsx';
export { Props } from './Props.tsx';
export { States } from './States.tsx';
