export { PastEventLoading, type PastEventLoadingProps } from './PastEventLoading.tsx';
