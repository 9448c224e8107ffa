import {
  ArrowRight,
  CalendarPlus,
  Download,
  Eye,
  EyeOff,
  FileText,
  type IconNode,
  KeyRound,
  LogOut,
  Printer,
  Ticket,
} from 'lucide';
import { Icon } from '../../elements/Icon/index.ts';

const icons = {
  calendar: CalendarPlus,
  document: FileText,
  download: Download,
  hide: EyeOff,
  onward: ArrowRight,
  passkey: KeyRound,
  print: Printer,
  show: Eye,
  'sign-out': LogOut,
  ticket: Ticket,
} satisfies Record<string, IconNode>;

export type ActionIconKind = keyof typeof icons;
export const actionIconKinds = [
  'calendar',
  'document',
  'download',
  'hide',
  'onward',
  'passkey',
  'print',
  'show',
  'sign-out',
  'ticket',
] as const satisfies readonly ActionIconKind[];

export interface ActionIconProps {
  /** Action of the button. */
  kind: ActionIconKind;
}

/**
 * Icon of a button on an account page, beside its label. One use loads every icon, so use it only on pages that only the server
 * renders. Elsewhere use `Icon` with the icon needed.
 */
export const ActionIcon = ({ kind }: ActionIconProps) => <Icon icon={icons[kind]} />;
