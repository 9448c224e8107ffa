export { Viaduct, type ViaductProps } from './Viaduct.tsx';
