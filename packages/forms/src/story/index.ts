export * from './StoryForm/index.ts';
