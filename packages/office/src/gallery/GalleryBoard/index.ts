export * from './GalleryBoard.tsx';
