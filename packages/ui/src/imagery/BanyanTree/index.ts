export { BanyanTree, type BanyanTreeProps } from './BanyanTree.tsx';
