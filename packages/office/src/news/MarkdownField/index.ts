export * from './MarkdownField.tsx';
