export {
  Chip,
  ChipCheckbox,
  type ChipCheckboxProps,
  ChipLink,
  type ChipLinkProps,
  type ChipProps,
  ChipRadio,
  type ChipRadioProps,
  RemovableChip,
  type RemovableChipProps,
} from './Chip.tsx';
