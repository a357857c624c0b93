import { expect, test, vi } from 'vitest'
import type { VisiblePart } from './page-messages.ts'
import { tellPageAround } from './page-around.ts'
import { speakWithPageAround } from './speak-with-page-around.ts'

const partner = 'https://partner.example'

/** A frame below a page, which notes the messages that it is sent. */
function frameBelow(origin: string | undefined) {
  const sent: (readonly [unknown, string])[] = []
  const parent = { postMessage: (message: unknown, target: string) => sent.push([message, target]) }
  const frame = Object.assign(new EventTarget(), {
    parent,
    location: { ancestorOrigins: origin === undefined ? undefined : [origin] },
  }) as unknown as Window
  const hear = (from: string, data: unknown, source: unknown = parent) =>
    frame.dispatchEvent(Object.assign(new Event('message'), { origin: from, data, source }))
  return { frame, sent, hear }
}

const view = { v: 1, type: 'touchline.view', top: 40, height: 600 }

test('[O-322 partly] a frame speaks to the page around it by its origin, and hears it', () => {
  const { frame, sent, hear } = frameBelow(partner)
  const seen = vi.fn<(part: VisiblePart) => void>()
  speakWithPageAround(frame, ['https://other.example', partner], seen)
  expect(sent).toEqual([[{ v: 1, type: 'touchline.ready' }, partner]])
  hear(partner, view)
  hear(partner, { ...view, top: 80 })
  expect(seen.mock.calls).toEqual([[{ top: 40, height: 600 }], [{ top: 80, height: 600 }]])
  tellPageAround({ type: 'height', height: 900 })
  expect(sent.at(-1)).toEqual([{ v: 1, type: 'touchline.height', height: 900 }, partner])
})

test('[O-322 partly] a frame says nothing to a page that may not embed it', () => {
  const { frame, sent } = frameBelow('https://evil.example')
  speakWithPageAround(frame, [partner], () => undefined)
  tellPageAround({ type: 'page' })
  expect(sent).toEqual([])
})

test('[O-322 partly] where the browser does not tell who is around, only allowed pages can hear', () => {
  const { frame, sent, hear } = frameBelow(undefined)
  speakWithPageAround(frame, ['https://other.example', partner], () => undefined)
  expect(sent.map(([, target]) => target)).toEqual(['https://other.example', partner])
  hear(partner, view)
  tellPageAround({ type: 'page' })
  expect(sent.slice(2)).toEqual([[{ v: 1, type: 'touchline.page' }, partner]])
})

test.each([
  ['another origin', 'https://evil.example', view, undefined],
  ['another window', partner, view, {}],
  ['another version', partner, { ...view, v: 2 }, undefined],
  ['another type', partner, { ...view, type: 'view' }, undefined],
  ['no number', partner, { ...view, top: '40' }, undefined],
  ['a negative one', partner, { ...view, height: -1 }, undefined],
  ['no end', partner, { ...view, height: Infinity }, undefined],
  ['nothing', partner, null, undefined],
])('[O-322 partly] a message with %s is not heard', (_, origin, data, source) => {
  const { frame, hear } = frameBelow(partner)
  const seen = vi.fn<(part: VisiblePart) => void>()
  speakWithPageAround(frame, [partner], seen)
  hear(origin, data, source)
  expect(seen).not.toHaveBeenCalled()
})
