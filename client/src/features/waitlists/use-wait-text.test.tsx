import { beforeAll, expect, test } from 'vitest'
import { staticMarkup } from '../../app/pages/static-markup.tsx'
import { loadTexts, startI18n } from '../../i18n/start-i18n.ts'
import { namespaces } from '../../i18n/text-catalogue.ts'
import { useWaitText } from './use-wait-text.ts'

beforeAll(async () => {
  await startI18n()
  await loadTexts(namespaces)
})

type Waiting = Parameters<ReturnType<typeof useWaitText>['follows']>[0]

function Said({ wait }: { readonly wait: Waiting }) {
  const text = useWaitText()
  const full = { ...wait, position: 1, count: 3, tickets: null }
  return [text.position(full), text.places([full]), text.follows(full)].filter(Boolean).join(' / ')
}
const said = (wait: Partial<Waiting>) =>
  staticMarkup(<Said wait={{ status: 'waiting', mode: 'notify_all', ...wait }} />)

test('[O-435] an entry where everybody is told has no turn, and says that no place is held', async () => {
  expect(await said({ freePlaces: 2 })).toBe(
    "On the waitlist / For 3 places / 2 places are free. They go to whoever books first: we aren't holding any for you.",
  )
  expect(await said({ freePlaces: 0 })).toBe(
    "On the waitlist / For 3 places / When a place comes free, we'll email everyone who is waiting. It goes to whoever books first: we won't hold it for you.",
  )
})

test('[O-435] an entry in turn keeps its position, and its places are offered together', async () => {
  expect(await said({ mode: 'offer', freePlaces: 1 })).toBe(
    "First on the waitlist / For 3 places, offered together / When a place comes free, we'll hold it and send an email that says until when.",
  )
})

function Joined({ wait }: { readonly wait: Partial<Waiting> }) {
  return useWaitText().joined({ status: 'waiting', position: 3, freePlaces: 0, ...wait })
}

test('[O-564] after joining the position is said, and whether a place will be held, booked or left to whoever is first', async () => {
  const joined = (wait: Partial<Waiting>) => staticMarkup(<Joined wait={wait} />)
  expect(await joined({ mode: 'offer' })).toMatch(
    /^Number 3 on the waitlist\. .*hold it and send an email that says until when\.$/,
  )
  expect(await joined({ mode: 'book' })).toMatch(/^Number 3 on the waitlist\. .*book or hold it, and send an email\.$/)
  expect(await joined({ mode: 'notify_all' })).toMatch(/^When a place comes free, .*we won't hold it for you\.$/)
  // An offer says its own end, and a platform without modes nothing.
  expect(await joined({ mode: 'offer', status: 'offered' })).toBe('')
  expect(await joined({})).toBe('')
})
