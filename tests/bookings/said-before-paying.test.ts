import { readActivityClass } from '@touchline/contract'
import { type CancellationPolicy, publishedPolicies } from '@touchline/seed'
import { expect, test } from 'vitest'
import { session } from './programme.ts'
import { alone, bookerOn, policyStages } from './stage.ts'

const policies: readonly (readonly [string, CancellationPolicy])[] = Object.entries(publishedPolicies)

test.each(policies.map(([name, policy]) => [name, policyStages(`late-${name}`, policy)] as const))(
  '[O-310] what cancelling costs after the cut-off is the same before paying, on the order and when cancelling: %s',
  async (_name, open) => {
    const stage = await open()
    const carys = await bookerOn(stage, 'carys')
    // Half an hour before the start.
    await stage.advance('P14DT8H')
    const { data: details } = await carys.person.call(readActivityClass, { params: { id: session(1) }, query: {} })
    const said = details.cancellation_summary
    expect(said).toMatchObject({ until: null, amount: null, returns: said?.later.returns })

    const { data: cart } = await carys.put(alone(session(1)))
    expect(cart.items[0]?.cancellation_summary).toEqual(said)
    await carys.pay()
    const { cancellation, cancellation_summary: booked } = await carys.at(session(1))
    expect(booked).toEqual(said)
    expect(cancellation.can_cancel).toBe(said?.returns !== 'not_possible')
    if (said?.returns === 'not_possible') return
    // The first late cancellation, which some policies allow.
    const { fee, blocks } = said?.later.strikes ? { fee: null, blocks: [] } : (said?.later ?? {})
    expect(cancellation.outcome).toMatchObject({ returned: { value: 0 }, fee, blocks })
  },
)
