export { NewsPictures, type NewsPicturesProps } from './NewsPictures.tsx';
