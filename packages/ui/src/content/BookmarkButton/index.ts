export { BookmarkButton, type BookmarkButtonProps } from './BookmarkButton.tsx';
export { useBookmarks } from './bookmarks.ts';
