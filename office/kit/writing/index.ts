export * from './MarkdownField/index.ts';
