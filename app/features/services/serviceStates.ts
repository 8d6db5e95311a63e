import { idsIn } from "~/platform/closedSets";
import type { ServiceState } from "~/platform/database/schema";

/** Everything that depends on the state of a service order (decision 68). */
type ServiceStateRule = {
  next: readonly ServiceState[];
  /** True while the garment has not arrived: the customer may cancel, and the page says how to bring it. */
  isAwaited: boolean;
  /** True when the days of work begin to count; a day is then promised if none is yet. */
  startsDays: boolean;
  /** True while price and day may still change. */
  isOpen: boolean;
  /** True when page and e-mail name the promised day. */
  namesDay: boolean;
  /** True when page and e-mail say how the garment is handed over. */
  namesReturn: boolean;
  /** True when the order ended without work, so that staff must give a reason. */
  needsReason: boolean;
};

const open = {
  isAwaited: false,
  startsDays: false,
  isOpen: true,
  namesDay: true,
  namesReturn: false,
  needsReason: false,
} as const;
const ended = { ...open, next: [], isOpen: false, namesDay: false } as const;

export const serviceStates = {
  received: { ...open, isAwaited: true, next: ["accepted", "refused", "cancelled"] },
  accepted: { ...open, startsDays: true, next: ["working", "ready", "refused", "cancelled"] },
  working: { ...open, next: ["ready", "refused"] },
  ready: { ...open, namesDay: false, namesReturn: true, next: ["closed"] },
  closed: ended,
  refused: { ...ended, needsReason: true },
  cancelled: ended,
} as const satisfies Record<ServiceState, ServiceStateRule>;

export const serviceStateIds = idsIn(serviceStates);

/** The state in which service orders begin, which is the only one in which the garment is still awaited. */
export const firstServiceState: ServiceState = "received";
