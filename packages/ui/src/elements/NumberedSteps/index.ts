export {
  NumberedStep,
  type NumberedStepProps,
  NumberedSteps,
  type NumberedStepsDirection,
  type NumberedStepsProps,
  numberedStepsDirections,
} from './NumberedSteps.tsx';
