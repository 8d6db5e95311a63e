import { idsIn } from "~/platform/closedSets";
import type { ServiceState } from "~/platform/database/schema";

/** All that depends on the state of a service order (decision 68). */
type ServiceStateRule = {
  next: readonly ServiceState[];
  /** The garment is not here yet: the customer may cancel, and the page says how to bring it. */
  isAwaited: boolean;
  /** The days of work begin to count: a day is promised if none is. */
  startsDays: boolean;
  /** Price and day may still change. */
  isOpen: boolean;
  /** Page and e-mail name the promised day. */
  namesDay: boolean;
  /** Page and e-mail say how it is handed over. */
  namesReturn: boolean;
  /** It was ended without work, so staff must say why. */
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

/** The only state in which the garment is still awaited: service orders begin with it. */
export const firstServiceState: ServiceState = "received";

/** The states in which nothing more can happen, for SQL. */
export const endedServiceStates = serviceStateIds.filter((state) => !serviceStates[state].isOpen);
