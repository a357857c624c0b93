import { besideSeed, besideYardstick } from './compare.ts'
import { type Load, measureInTurns } from './load.ts'
import type { Row } from './report.ts'
import { shoppingLoads } from './requests.ts'
import { named, type Setting } from './stands.ts'

const least = 0.8
const mostGrowth = 2

type Measured = { readonly yardstick: readonly Row[]; readonly growth: readonly Row[] }

/** Random courses into empty baskets, durably, and out again: beside the raw yardstick, and beside the seed's size. */
export async function measureBaskets(setting: Setting): Promise<Measured> {
  const { small, large, turn } = setting
  const [ofSmall, ofLarge] = [small, large].map(({ platform }) => shoppingLoads('shopping', platform, turn)) as [
    ReturnType<typeof shoppingLoads>,
    ReturnType<typeof shoppingLoads>, // two platforms, two loads
  ]
  const measure = (loads: readonly [readonly Load[], readonly Load[]]) =>
    measureInTurns([
      { process: small.server, loads: loads[0] },
      { process: small.raw, loads: loads[0] },
      { process: large.server, loads: loads[1] },
      { process: large.raw, loads: loads[1] },
    ])
  const adds = await measure([ofSmall.adds, ofLarge.adds])
  const clears = await measure([ofSmall.clears, ofLarge.clears])
  return {
    yardstick: [
      besideYardstick(named(small, 'add to basket'), { ours: adds[0], yardstick: adds[1], name: 'raw' }, least),
      besideYardstick(named(large, 'add to basket'), { ours: adds[2], yardstick: adds[3], name: 'raw' }, least),
      besideYardstick(named(small, 'empty a basket'), { ours: clears[0], yardstick: clears[1], name: 'raw' }),
      besideYardstick(named(large, 'empty a basket'), { ours: clears[2], yardstick: clears[3], name: 'raw' }),
    ],
    growth: [
      besideSeed('add to basket', adds[2], adds[0], mostGrowth),
      besideSeed('empty a basket', clears[2], clears[0], mostGrowth),
    ],
  }
}
