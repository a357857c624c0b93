import { endpoints, type Fault, type NewFault, PlatformError, type Text } from '@touchline/contract'
import type { Deps } from '../../../deps.ts'
import { type Faults, platformFaultIn } from '../faults.ts'
import { text } from '../../../texts/index.ts'

/**
 * Adds a fault to a sandbox: in the platform, or at the gateway, which knows a sandbox from its first payment or fault
 * on. Throws `validation_failed` for an impossible fault.
 */
export async function addFault({ gateway, sandbox }: Deps, faults: Faults, body: NewFault): Promise<Fault> {
  checkFault(body)
  const fault = platformFaultIn(body)
  if (!fault) {
    if (!gateway.controls) throw new Error('there are no sandbox calls without controls of the gateway')
    await gateway.controls.registerMerchant()
    return gateway.controls.addFault(body)
  }
  const added = faults.add(sandbox, fault)
  if (!added) throw faultRefused('match.call', text('sandbox:too_many_faults'))
  return added
}

function checkFault(body: NewFault): void {
  const { match, effect } = body
  const { call, operation, point } = match
  if ([call, operation, point].filter((one) => one !== undefined).length !== 1) {
    throw faultRefused('match', text('sandbox:name_one_place'))
  }
  if (call !== undefined && call !== 'any' && !Object.hasOwn(endpoints, call)) {
    throw faultRefused('match.call', text('sandbox:no_such_call'))
  }
  const isOfPlatform = effect === 'status' || effect === 'drop' || effect === 'platform_crash_after'
  const fits = operation !== undefined ? !isOfPlatform : platformFaultIn(body) !== undefined
  if (!fits) throw faultRefused('effect', text('sandbox:effect_does_not_fit'))
}

export function faultRefused(field: string, problem: Text): PlatformError {
  return new PlatformError('validation_failed', { fields: { [field]: [problem] } })
}
