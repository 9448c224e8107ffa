export { BrandMark, type BrandMarkDrawing, type BrandMarkProps, brandMarkDrawings } from './BrandMark.tsx';
export { type Brand, Lockup, type LockupProps, type LockupSize, lockupSizes } from './Lockup.tsx';
