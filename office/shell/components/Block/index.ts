export { Block, type BlockProps } from './Block.tsx';
