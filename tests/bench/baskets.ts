import { besideSeed, besideYardstick } from './compare.ts'
import { measureInTurns } from './load.ts'
import type { Row } from './report.ts'
import { shoppingLoads } from './requests.ts'
import { named, type Setting } from './stands.ts'

const least = 0.7
const mostGrowth = 2

type Measured = { readonly yardstick: readonly Row[]; readonly growth: readonly Row[] }

/** Random courses into empty baskets, durably, and out again: beside the raw yardstick, and beside the seed's size. */
export async function measureBaskets(setting: Setting): Promise<Measured> {
  const { small, large } = setting
  const [ofSmall, ofLarge] = [small, large].map(({ platform }) => shoppingLoads('shopping', platform)) as [
    ReturnType<typeof shoppingLoads>,
    ReturnType<typeof shoppingLoads>, // two platforms, two loads
  ]
  const adds = await measureInTurns([
    { process: small.server, loads: ofSmall.adds },
    { process: small.raw, loads: ofSmall.adds },
    { process: large.server, loads: ofLarge.adds },
    { process: large.raw, loads: ofLarge.adds },
  ])
  const [smallClears, largeClears] = await measureInTurns([
    { process: small.server, loads: ofSmall.clears },
    { process: large.server, loads: ofLarge.clears },
  ])
  return {
    yardstick: [
      besideYardstick(named(small, 'add to basket'), { ours: adds[0], yardstick: adds[1], name: 'raw' }, least),
      besideYardstick(named(large, 'add to basket'), { ours: adds[2], yardstick: adds[3], name: 'raw' }, least),
    ],
    growth: [
      besideSeed('add to basket', adds[2], adds[0], mostGrowth),
      besideSeed('empty a basket', largeClears, smallClears, mostGrowth),
    ],
  }
}
