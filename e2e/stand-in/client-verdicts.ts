import type { Page, Response } from '@playwright/test'
import { type Asked, callOf, type Deviation, deviationsOf } from './deviating-answers.ts'
import { calmPage } from './moved-clock.ts'
import type { StandIn } from './platform.ts'
import { openPage, pages, type SitePage, standsOn } from './site-pages.ts'
import { startsAt } from './test.ts'

/** How a page of the client does with a deviation. */
export type Verdict = 'copes' | 'loses a part' | 'breaks'

/** Verdicts by call, field and kind, as a contract report names them. */
export type Walked = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, Verdict>>>>>>

/** Deviations of one call on one page of those that ask it. */
export type Walk = { readonly at: SitePage; readonly deviations: readonly Deviation[] }

export const allPages: readonly SitePage[] = [...pages, ...standsOn]

/** How many deviations are tried at once: most fields are read by no page. */
const togetherMost = 24

/** The lines of a page, one for each text, address and field; null where it fails or nobody can go on from it. */
type Look = readonly string[] | null

/** Texts that no visitor may see: a missing value's name, or a crash. */
const unfinished = /undefined|\[object|NaN|Invalid Date|We may have dropped the ball on this one/

/** A deviation and how a page does with it. */
export type Found = readonly [Deviation, Verdict]

/** A browser that opens the pages of the site before a stand-in. */
export function walker(page: Page, standIn: StandIn) {
  const calm = calmPage(page)
  const defects: string[] = []
  const usuals = new Map<SitePage, Usual>()
  let now = ''
  page.on('pageerror', (error) => defects.push(`${now}: ${String(error)}`))

  /** Opens a page, and answers the calls that it asks. */
  async function callsOf(at: SitePage): Promise<readonly Asked[]> {
    standIn.answer({ kind: 'stated' })
    const waits: Promise<Asked>[] = []
    const listen = (response: Response): void => {
      const url = response.url()
      const name = `${response.request().method()} ${new URL(url).pathname}`
      if (!standIn.asked.includes(name)) return
      waits.push(askedBy(response, name, at))
    }
    page.on('response', listen)
    await openPage(page, standIn.url, at)
    await calm()
    page.off('response', listen)
    const asked = await Promise.all(waits)
    return [...new Map(asked.filter(({ answer }) => answer.status < 300).map((each) => [each.name, each])).values()]
  }

  async function lookAt(at: SitePage): Promise<Look> {
    // Waiting has moved the page's clock; after some thousand pages it would be another day.
    await page.clock.setSystemTime(startsAt)
    await openPage(page, standIn.url, at)
    await calm()
    const ways = await Promise.all(at.next.map(({ role, name }) => page.getByRole(role, { name }).first().isVisible()))
    const isRefused = await page.getByRole('button', { name: 'Try again' }).first().isVisible()
    const lines = await page.evaluate(() => {
      const root = document.documentElement
      const parts = [...document.querySelectorAll('a[href], img, input, select, button')].map((each) =>
        ['href', 'src', 'alt', 'value', 'aria-label', 'disabled']
          .map((name) => each.getAttribute(name) ?? '')
          .join(' '),
      )
      return [document.title, root.lang, root.style.cssText, ...document.body.innerText.split('\n'), ...parts]
    })
    const [defect] = lines.flatMap((line) => unfinished.exec(line) ?? [])
    if (defect !== undefined) defects.push(`${now}: shows ${defect}`)
    return ways.every(Boolean) && !isRefused ? lines : null
  }

  /** How a page does with deviations of one call all at once. */
  async function verdictOf({ at, deviations }: Walk, usual: Usual): Promise<Verdict> {
    const name = deviations[0]?.name ?? ''
    now = `${at.name}, ${deviations.map(({ call, field, kind }) => `${call} ${field} ${kind}`).join(' and ')}`
    standIn.answer({
      kind: 'changed',
      only: name,
      change: (answer) => deviations.reduce((changed, { change }) => change(changed), answer),
    })
    const look = await lookAt(at)
    if (look === null) return 'breaks'
    return usual.isLike(look) ? 'copes' : 'loses a part'
  }

  /** How a page does with each of some deviations: all together, and apart where the page suffers. */
  async function apart(walk: Walk, usual: Usual): Promise<readonly Found[]> {
    const { at, deviations } = walk
    const before = defects.length
    const verdict = await verdictOf(walk, usual)
    if (deviations.length === 1 || (verdict === 'copes' && defects.length === before)) {
      return deviations.map((deviation) => [deviation, verdict])
    }
    // Each of them alone tells of a defect that several have.
    defects.splice(before)
    const middle = Math.ceil(deviations.length / 2)
    const found: Found[] = []
    for (const half of [deviations.slice(0, middle), deviations.slice(middle)]) {
      found.push(...(await apart({ at, deviations: half }, usual)))
    }
    return found
  }

  /** How a page does with every deviation of a call. A field that it misses is tried alone in each way. */
  async function walkThrough({ at, deviations }: Walk, usual: Usual): Promise<readonly Found[]> {
    const found: Found[] = []
    const missed = new Set<string>()
    for (const kind of kindsOf(deviations)) {
      const own = deviations.filter((each) => each.kind === kind)
      const isAlone = ({ field }: Deviation): boolean => field === '' || missed.has(field)
      const groups = [...own.filter(isAlone).map((each) => [each]), ...together(own.filter((each) => !isAlone(each)))]
      for (const group of groups) found.push(...(await apart({ at, deviations: group }, usual)))
      for (const [{ field }, verdict] of found) if (verdict !== 'copes') missed.add(field)
    }
    return found
  }

  async function usualOf(at: SitePage): Promise<Usual> {
    const known = usuals.get(at) ?? (await lookTwice(at))
    usuals.set(at, known)
    return known
  }

  async function lookTwice(at: SitePage): Promise<Usual> {
    standIn.answer({ kind: 'stated' })
    now = at.name
    const looks = [await lookAt(at), await lookAt(at)]
    const [one, other] = looks
    if (!one || !other) throw new Error(`${at.name} does not show its parts on the stated platform`)
    // A line that differs of itself, such as the time that is left, says nothing.
    const steady = multisetOf(one.filter((line) => other.includes(line)))
    const known = new Set([...one, ...other])
    return {
      isLike: (look) => {
        const lines = multisetOf(look.filter((line) => known.has(line)))
        return look.every((line) => known.has(line)) && [...steady].every(([line, count]) => lines.get(line) === count)
      },
    }
  }

  return { callsOf, walkThrough, verdictOf, usualOf, defects }
}

type Usual = { readonly isLike: (look: readonly string[]) => boolean }

function multisetOf(lines: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1)
  return counts
}

async function askedBy(response: Response, name: string, at: SitePage): Promise<Asked> {
  const answer = {
    status: response.status(),
    type: response.headers()['content-type'] ?? '',
    text: await response.text(),
  }
  return { name, url: response.url(), isKnown: at.isPersonal === true, answer }
}

/** The deviations of each call, on the page that stands on it, or else on the first that asks it. */
export function walksOf(callsByPage: ReadonlyMap<SitePage, readonly Asked[]>): readonly Walk[] {
  const all = [...callsByPage].flatMap(([at, calls]) => calls.map((asked) => ({ at, asked })))
  const byCall = Map.groupBy(all, ({ asked }) => callOf(asked))
  return [...byCall].flatMap(([call, own]) => {
    if (call === undefined) return []
    const chosen = own.find(({ at, asked }) => at.call.test(asked.name)) ?? own[0]
    return chosen === undefined ? [] : [{ at: chosen.at, deviations: deviationsOf(chosen.asked) }]
  })
}

/** Kinds of deviations; missing first, which tells which fields a page reads. */
function kindsOf(deviations: readonly Deviation[]): readonly string[] {
  return [...new Set(['missing', ...deviations.map(({ kind }) => kind)])]
}

/** Groups that are tried at once; none is within another. */
function together(deviations: readonly Deviation[]): readonly (readonly Deviation[])[] {
  return [...Map.groupBy(deviations, ({ field }) => depthOf(field)).values()].flatMap((group) =>
    Array.from({ length: Math.ceil(group.length / togetherMost) }, (_, index) =>
      group.slice(index * togetherMost, (index + 1) * togetherMost),
    ),
  )
}

const depthOf = (field: string): number => field.split('.').length

/** Verdicts as the tool reads them. */
export function walkedOf(all: readonly Found[]): Walked {
  const walked: Record<string, Record<string, Record<string, Verdict>>> = {}
  for (const [{ call, field, kind }, verdict] of all) {
    const fields = (walked[call] ??= {})
    const kinds = (fields[field] ??= {})
    kinds[kind] = verdict
  }
  return walked
}
