export { PhotoInput, type PhotoInputProps } from './PhotoInput.tsx';
export { Portrait, type PortraitProps } from './Portrait.tsx';
