export { Prose, type ProseContent, type ProseProps, type ProseVariant, proseVariants } from './Prose.tsx';
export { type ProseElement, proseElements } from './words.ts';
