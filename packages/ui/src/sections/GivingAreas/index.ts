export { GivingAreas, type GivingAreasProps } from './GivingAreas.tsx';
