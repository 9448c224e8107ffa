export {
  type Brand,
  BrandMark,
  type BrandMarkDrawing,
  type BrandMarkProps,
  brandMarkDrawings,
  Lockup,
  type LockupProps,
  type LockupSize,
  lockupSizes,
} from './Brand.tsx';
