export * from './SiteSearch/index.ts';
