export * from './Brand/index.ts';
export * from './Footer/index.ts';
export * from './GoToPageDialog/index.ts';
export * from './Header/index.ts';
export { currentState, type NavigationLink } from './links.ts';
export * from './MobileMenu/index.ts';
export * from './Pagination/index.ts';
export * from './ScrollProgress/index.ts';
export * from './Tabs/index.ts';
