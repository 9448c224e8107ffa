export { Footer, type FooterProps } from './Footer.tsx';
export { FooterColumns, type FooterColumnsProps, type FooterGroup } from './FooterColumns.tsx';
export type { FooterItem } from './FooterItem.tsx';
