import { expect, test } from 'vitest'
import { bareMarkup } from '../../testing/bare-markup.tsx'
import { DayStrip } from './DayStrip.tsx'

test('[O-577 partly] the name of a day is what is seen and what there is, without a space before the comma', async () => {
  const days = [
    { day: '2026-11-27', hasAny: true, note: null, description: 'something planned' },
    { day: '2026-11-28', hasAny: false, note: null, description: 'nothing planned' },
  ]
  const span = { first: '2026-11-27', last: '2026-11-28' }
  const strip = <DayStrip days={days} shown="2026-11-27" today="2026-11-27" span={span} dayPath={(day) => `/${day}`} />
  const names = [...(await bareMarkup(strip)).matchAll(/<a [^>]*aria-label="([^"]*)"/g)].map(([, name]) => name)
  expect(names).toEqual(['Today 27 Nov, something planned', 'Sat 28 Nov, nothing planned'])
})
