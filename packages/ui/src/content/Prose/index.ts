export { Prose, type ProseContent, type ProseProps, type ProseVariant, proseVariants } from './Prose.tsx';
