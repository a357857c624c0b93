import type { Channel } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { places } from '../../../testing/planned.ts'
import { shareOut } from './share-out.ts'

const full = places(1, { maximum: 4, consumed: 4, waitMax: 10, waitUsed: 3 })
const kept = (count: number, channel: Channel = 'online') => ({ count, channel })
const waiting = (id: number, count: number, channel: Channel = 'online') => ({
  id,
  count,
  channel,
  status: 'waiting' as const,
})
const offered = (id: number, count: number) => ({ ...waiting(id, count), status: 'offered' as const })

describe('[O-48] free places are offered in order of the waitlist', () => {
  test('a group is offered all its places or passed over, and keeps its position', () => {
    const shares = shareOut(full, [kept(2)], [waiting(1, 3), waiting(2, 1), waiting(3, 1), waiting(4, 1)])
    expect(shares).toMatchObject({ offered: [2, 3], passedOver: [1], freed: [], kept: [] })
  })

  test('nobody is passed over while no place is free', () => {
    expect(shareOut(full, [], [waiting(1, 1), waiting(2, 3)])).toMatchObject({ offered: [], passedOver: [] })
  })

  test('places that no waiting group fits are on sale again', () => {
    expect(shareOut(full, [kept(2)], [waiting(1, 3)])).toMatchObject({
      offered: [],
      freed: [{ channel: null, count: 2 }],
    })
    expect(shareOut(full, [kept(2), kept(1)], [])).toMatchObject({ freed: [{ channel: null, count: 3 }] })
  })

  test('places on offer to others are not offered again', () => {
    expect(shareOut(full, [kept(2)], [offered(1, 2), waiting(2, 1)])).toMatchObject({
      offered: [],
      passedOver: [],
      freed: [],
    })
  })

  test('other free places count too, and are held for the offer', () => {
    const one = { ...full, consumed: 3 }
    expect(shareOut(one, [kept(1)], [waiting(1, 2)])).toMatchObject({
      offered: [1],
      kept: [{ channel: null, count: 1 }],
    })
  })

  test('places of a split schedule stay on their channel', () => {
    const split = { ...full, onlineMax: 2, onlineUsed: 2, fohMax: 2, fohUsed: 2 }
    const shares = shareOut(split, [kept(1, 'foh')], [waiting(1, 1, 'online'), waiting(2, 1, 'foh')])
    expect(shares).toMatchObject({ offered: [2], passedOver: [], freed: [] })
    expect(shareOut(split, [kept(1, 'foh')], [waiting(1, 1, 'online')])).toMatchObject({
      offered: [],
      freed: [{ channel: 'foh', count: 1 }],
    })
  })
})

describe('[O-379 partly] nobody waits for ever because they are many', () => {
  test('places that go past a group to others, or on sale, are counted', () => {
    expect(shareOut(full, [kept(1)], [waiting(1, 3), waiting(2, 1), waiting(3, 2)])).toMatchObject({ overtaken: [1] })
    expect(shareOut(full, [kept(1)], [waiting(1, 3)])).toMatchObject({ overtaken: [1], freed: [{ count: 1 }] })
    // Nothing has come free: places that are on sale are no pass.
    expect(shareOut({ ...full, consumed: 3 }, [], [waiting(1, 3)])).toMatchObject({ overtaken: [], freed: [] })
    expect(shareOut(full, [kept(2)], [offered(1, 2), waiting(2, 1)])).toMatchObject({ overtaken: [] })
  })

  test('the next places are saved for a group that is due, and nobody behind it is offered them', () => {
    const due = { ...waiting(2, 3), isDue: true }
    const few = shareOut(full, [kept(2)], [waiting(1, 1), due, waiting(3, 1)])
    expect(few).toMatchObject({ offered: [1], passedOver: [2], savedFor: [2], freed: [], overtaken: [] })
    const enough = shareOut(full, [kept(4)], [due, waiting(3, 1)])
    expect(enough).toMatchObject({ offered: [2, 3], savedFor: [], freed: [], kept: [] })
    // Places on sale are saved, too.
    expect(shareOut({ ...full, consumed: 3 }, [kept(1)], [due])).toMatchObject({
      savedFor: [2],
      kept: [{ channel: null, count: 1 }],
    })
  })
})
