export { GiftTools, type GiftToolsProps } from './GiftTools.tsx';
