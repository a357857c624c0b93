import { gatewayEffects } from '@touchline/faults'

export { declineCodes, type FaultOperation, faultOperations, gatewayEffects } from '@touchline/faults'

/** How a call of the platform goes wrong; `slow` it can be as well. [O-182] */
export const apiEffects = ['status', 'drop'] as const
/** Between taking money and confirming its order: where the platform may die. payments.md 9 */
export const sagaPoints = ['claimed', 'released', 'before_confirmation'] as const
export type SagaPoint = (typeof sagaPoints)[number]
export const faultEffects = [...gatewayEffects, ...apiEffects, 'platform_crash_after'] as const
export type FaultEffect = (typeof faultEffects)[number]
