export { FactsForm, type FactsFormProps } from './FactsForm.tsx';
export {
  type FactField,
  type FactValues,
  factFields,
  factLabels,
  factsOf,
  factWords,
  valuesOfFacts,
} from './facts.ts';
