import { gatewayEffects } from '@touchline/faults'

export {
  declineCodes,
  type FaultOperation,
  faultOperations,
  gatewayEffects,
  type SimulatedProvider,
  simulatedProviders,
} from '@touchline/faults'

/** The effects of a fault on a call; it can be slow as well. */
export const apiEffects = ['status', 'drop'] as const
/** The points between capture and confirmation where the platform may crash. payments.md 9 */
export const sagaPoints = ['claimed', 'released', 'before_confirmation'] as const
export type SagaPoint = (typeof sagaPoints)[number]
export const faultEffects = [...gatewayEffects, ...apiEffects, 'platform_crash_after'] as const
export type FaultEffect = (typeof faultEffects)[number]
