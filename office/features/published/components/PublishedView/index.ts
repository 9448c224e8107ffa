export { PublishedView, type PublishedViewProps } from './PublishedView.tsx';
