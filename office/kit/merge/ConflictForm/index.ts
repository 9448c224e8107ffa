export {
  type ChangedAlone,
  type Conflict,
  ConflictForm,
  type ConflictFormProps,
  conflictId,
} from './ConflictForm.tsx';
