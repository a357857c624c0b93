import { describe, expect, test, vi } from 'vitest'
import { startPlatform } from '../support/platform.ts'

describe('what a sandbox says of its gateway, without its secret', () => {
  test('the invariants of a sandbox are the gateway’s own rules too', async () => {
    const { sandbox, host, invariants } = await startPlatform()
    const { gateway } = await host.sandboxes.open(sandbox)
    expect(await invariants()).toEqual([])
    if (!gateway.controls) throw new Error('this sandbox has a gateway')
    // Nothing that is asked of the gateway breaks its rules: the answer is all that can be tried.
    const broken = [{ rule: 'at most one capture', detail: 'transaction 1 in captured' }]
    vi.spyOn(gateway.controls, 'invariants').mockResolvedValueOnce({ holds: false, broken })
    expect(await invariants()).toEqual([{ rule: 'gateway: at most one capture', detail: 'transaction 1 in captured' }])
  })
})
