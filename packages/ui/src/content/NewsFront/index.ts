export { NewsFront, type NewsFrontProps } from './NewsFront.tsx';
