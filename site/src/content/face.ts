import type { PictureSource } from '@banyan/ui/elements';

/**
 * Photograph of a person, in `packages/ui/static/faces`. 4 by 5 fits best: 640 by 800 pixels suffice for somebody shown large, 336
 * by 420 for the others. Add one only if the person has agreed. If they change their mind, delete the file and its copies too.
 */
export interface Face {
  /** Address of the file: `/faces/leela-umbar.jpg`. */
  src: string;
  /** Size of the file in pixels. */
  width: number;
  height: number;
  /** Place of the face, as shares of width and height from the top left corner: `{ x: 0.5, y: 0.3 }`. */
  focus?: { x: number; y: number };
  /** Smaller copies in better formats: `/faces/leela-umbar-112.avif 112w, /faces/leela-umbar-224.avif 224w`. */
  sources?: readonly PictureSource[];
  /** Alternative text, if the photograph shows more than the person. The name is beside it in any case. */
  alt?: string;
}
