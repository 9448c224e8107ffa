export { PageHead, type PageHeadProps, type PageHeadSize, pageHeadSizes } from './PageHead.tsx';
