export { Footer, type FooterGroup, type FooterItem, type FooterProps } from './Footer.tsx';
