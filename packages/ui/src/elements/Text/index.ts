export {
  Text,
  type TextElement,
  type TextProps,
  type TextSize,
  type TextTone,
  textElements,
  textSizes,
  textTones,
} from './Text.tsx';
