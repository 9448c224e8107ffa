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
  /** What the button does. */
  kind: ActionIconKind;
}

/**
 * The icon of a button on a page of one's own, beside its words. All of them come with the first: for pages that only the
 * server draws. Elsewhere an `Icon` with the one that is meant.
 */
export const ActionIcon = ({ kind }: ActionIconProps) => <Icon icon={icons[kind]} />;
