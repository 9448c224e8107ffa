export { FormBanner, type FormBannerProps } from './FormBanner.tsx';
