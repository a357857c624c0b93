import { besideYardstick } from './compare.ts'
import { type Figures, measureInTurns } from './load.ts'
import { startBare } from './platforms.ts'
import type { Running } from './processes.ts'
import type { Row } from './report.ts'
import { addRequest, bearer, clearRequest, comparedShopper, listPath, mixedLoads, type Picks } from './requests.ts'
import { textOf } from './same-answers.ts'
import { named, type Setting, type Stand } from './stands.ts'

const least = { signedIn: 0.6, visitors: 0.2 } as const

/** Course lists of random venues with one write in twenty, signed in and for visitors, beside their yardsticks. */
export async function measureLists(setting: Setting): Promise<readonly Row[]> {
  const { small, large } = setting
  const signedIn = await besideRaw(setting)
  const visitors = await besideBare(setting)
  return [
    besideYardstick(named(small, 'list, signed in, 5 % writes'), signedIn[0], least.signedIn),
    besideYardstick(named(large, 'list, signed in, 5 % writes'), signedIn[1], least.signedIn),
    besideYardstick(named(small, 'list, visitors, 5 % writes'), visitors[0], least.visitors),
    besideYardstick(named(large, 'list, visitors, 5 % writes'), visitors[1], least.visitors),
  ]
}

async function besideRaw({ until, small, large }: Setting) {
  const loadsOf = ({ platform }: Stand) =>
    mixedLoads('signed in', platform, 0, ({ pick }) => ({
      path: listPath(pick(platform.venueIds), until),
      headers: bearer(pick(platform.readerIds)),
    }))
  const [ofSmall, ofLarge] = [loadsOf(small), loadsOf(large)]
  const figures = await measureInTurns([
    { process: small.server, loads: ofSmall },
    { process: small.raw, loads: ofSmall },
    { process: large.server, loads: ofLarge },
    { process: large.raw, loads: ofLarge },
  ])
  return pairs(figures, 'raw')
}

/** The bare server answers reads and writes with recorded bytes. */
async function besideBare(setting: Setting) {
  const { small, large, until } = setting
  const loadsOf = ({ platform }: Stand) => mixedLoads('visitors', platform, 1, visitor(platform.venueIds, until))
  const [ofSmall, ofLarge] = [loadsOf(small), loadsOf(large)]
  const [bareSmall, bareLarge] = [await bareOf(setting, small), await bareOf(setting, large)]
  try {
    const figures = await measureInTurns([
      { process: small.server, loads: ofSmall },
      { process: bareSmall, loads: ofSmall },
      { process: large.server, loads: ofLarge },
      { process: bareLarge, loads: ofLarge },
    ])
    return pairs(figures, 'bare')
  } finally {
    await Promise.all([bareSmall.stop(), bareLarge.stop()])
  }
}

export const visitor = (venueIds: readonly number[], until: number) => (from: Picks) => ({
  path: listPath(from.pick(venueIds), until),
})

function pairs([a, b, c, d]: readonly [Figures, Figures, Figures, Figures], name: string) {
  return [
    { ours: a, yardstick: b, name },
    { ours: c, yardstick: d, name },
  ] as const
}

async function bareOf({ until, folder }: Setting, { platform, server }: Stand): Promise<Running> {
  const pages: Record<string, string> = {}
  for (const venueId of platform.venueIds) {
    const path = listPath(venueId, until)
    pages[path] = await textOf(server, { path })
  }
  const shopper = comparedShopper
  const [courseId = ''] = platform.courseIds
  const basket = await textOf(server, addRequest(shopper, courseId))
  await textOf(server, clearRequest(shopper))
  return startBare(folder, { pages, basket })
}
