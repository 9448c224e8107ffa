export * from './NewsForm/index.ts';
export * from './NewsList/index.ts';
export * from './NewsLook/index.ts';
export * from './NewsPictures/index.ts';
export { type NewsFormField, type NewsFormValues, newsFieldLabels, newsFormFields } from './values.ts';
export { newsStateNames } from './words.ts';
