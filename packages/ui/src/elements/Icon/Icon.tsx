import { type ComponentProps, createElement } from 'react';

/** What an icon is drawn of: SVG elements on a field of 24 by 24, as the icons of `lucide` are. */
export type IconDrawing = readonly (readonly [
  tag: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
])[];

export interface IconProps
  extends Omit<
    ComponentProps<'svg'>,
    'children' | 'aria-hidden' | 'viewBox' | 'width' | 'height' | 'strokeWidth'
  > {
  /** `import { ArrowRight } from 'lucide'`, or a drawing of one's own. */
  icon: IconDrawing;
  /** Its side in px. @default 20 */
  size?: number;
  /** The width of its lines, of 24 parts of its side. @default 1.75, and 2 below 18 px */
  strokeWidth?: number;
}

/**
 * A sign beside words, in their colour. Hidden from assistive technology, so the words have to be there: as text, or as
 * the `label` of an `IconButton`. A drawing that says something by itself belongs to Imagery.
 */
export function Icon({ icon, size = 20, strokeWidth = size < 18 ? 2 : 1.75, ...rest }: IconProps) {
  return createElement(
    'svg',
    {
      fill: 'none',
      stroke: 'currentColor',
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      ...rest,
      width: size,
      height: size,
      viewBox: '0 0 24 24',
      strokeWidth,
      'aria-hidden': true,
    },
    ...icon.map(([tag, attributes]) => createElement(tag, attributes)),
  );
}
