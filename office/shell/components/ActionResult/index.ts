export { ActionResult, type ActionResultProps } from './ActionResult.tsx';
