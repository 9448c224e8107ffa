export { StoryPhoto, type StoryPhotoProps } from './StoryPhoto.tsx';
export { usePhoto } from './usePhoto.ts';
