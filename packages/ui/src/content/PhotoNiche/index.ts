export { PhotoNiche, type PhotoNicheProps } from './PhotoNiche.tsx';
export { Portrait, type PortraitProps } from './Portrait.tsx';
