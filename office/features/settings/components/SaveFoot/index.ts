export { SaveFoot, type SaveFootProps } from './SaveFoot.tsx';
