export { Niche, type NicheProps, type NicheSize, nicheSizes } from './Niche.tsx';
