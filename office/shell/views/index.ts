export * from './SavedViews/index.ts';
