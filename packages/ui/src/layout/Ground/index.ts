export { Ground, type GroundProps } from './Ground.tsx';
