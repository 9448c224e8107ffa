export {
  Chip,
  ChipLink,
  type ChipLinkProps,
  type ChipProps,
  ChipRadio,
  type ChipRadioProps,
  RemovableChip,
  type RemovableChipProps,
} from './Chip.tsx';
