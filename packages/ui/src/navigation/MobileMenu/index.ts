export { MobileMenu, type MobileMenuProps, preloadMobileMenu } from './MobileMenu.tsx';
